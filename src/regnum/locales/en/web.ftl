# The words of the browser shell.

app-title = Regnum
skip = Skip to the content
home = To the lobby
loading = One moment…
lost-title = There is nothing here.
close = Close
cancel = Cancel
save = Save
saved = Saved.
send = Send
copied = The link has been copied.
language = Language
you = you
me-guest = Guest

error-offline = The server can't be reached. Check the connection and try again.
error-broken = Something went wrong on the server.
link-lost = The connection is lost. Reconnecting…

settings = Settings
settings-name = Your name
settings-theme = Colours
theme-auto = as the device
theme-light = light
theme-dark = dark
settings-sound = A sound when it's your turn
settings-notify = A notification when it's your turn
settings-notify-denied = The browser doesn't allow notifications for this page.
settings-text = Tables in words instead of pictures
settings-recovery = Make a recovery link
settings-recovery-why = There are no passwords. This link brings you and your tables to another device, or back. Keep it to yourself.
recover-title = Welcome back
recover-why = This makes this device yours: with your name and all your tables.
recover = Use this device

lobby-title = Four games of crowns and influence
lobby-lead = Against friends, near or far, or against bots. No account needed.
lobby-games = Games
lobby-mine = Your tables
lobby-open = Open tables
lobby-open-none = Nobody is waiting for players now.
lobby-recent = Recently finished
lobby-recent-none = No game has been finished yet.
lobby-players = For { $players } players
play-now = Play now
play-now-game = Play now against bots: { $game }
new-table = Set up a table
new-table-game = Set up a table: { $game }
rules-game = Rules: { $game }

state-waiting = waiting for players
state-ended = ended early
state-won = won by { $names }
your-turn = Your turn
waiting-for = { $name } is to move
to-move = to move
title-turn = ● Your turn · { $game }

new-seats = Players
new-players = Number of players
new-count = { $count } players
new-seat = Seat { $number }
new-hot = Several of you share this device: a veil hides the hands between turns.
new-options = Variants
new-table-itself = Table
new-join = Who may sit down
join-link = whoever has the link
join-open = everybody
new-watch = Who may watch
watch-all = everybody
watch-link = whoever has the link
watch-nobody = nobody
new-pace = Pace
pace-live = in one sitting
pace-days = over days
new-hints = Hints allowed
new-start = Start the game
new-open = Open the table

seat-me = me, on this device
seat-somebody = somebody else
seat-bot = Bot · { $level }
seat-open = waiting for somebody
seat-free = a free seat
seat-empty = Seat { $number }
seat-online = online
seat-away = away
seat-left = has left
sit = Sit down
takeover = Let a bot play
end-game = End the game
leave = Leave the table
leave-sure = Leave this game? A bot can take your seat.
waiting-missing = { $count ->
    [one] One player is missing. Send this link:
   *[other] { $count } players are missing. Send this link:
  }
waiting-invited = There is a seat for you at this table.
invite-link = Link to this table
invite-copy = Copy the link

players = Players
won = won
dock = What to do now
choices = Choices
choose-next = Now choose what goes with it
undo = Undo
hint = Hint
hint-thinking = Thinking…
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show everything

side = Players, log and rules
tabs = Panels
tab-log = Log
tab-chat = Chat
tab-rules = Rules
tab-words = In words
log = Log
log-empty = Nothing has happened yet.
log-jump = See the position after this
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
rules = Rules
rules-search = Search the rules
rules-none = No rule speaks of that.
rules-missing = The rules can't be loaded now.
rules-reconstructed = Some components of this game are reconstructed, because no complete list of them is public. The provenance page says which.
words = The position in words
words-moves = What you can do
words-type = Type a move, or part of one
words-position = The position

replay = Look back
replay-first = To the beginning
replay-back = One move back
replay-on = One move on
replay-last = To the end
replay-ply = Move { $ply } of { $plies }
replay-link = Copy a link to this position
replay-leave = Back to the game
graph = Chances to win
graph-working = still being computed…
graph-swings = Biggest swings:
rematch = Rematch
rematch-go = To the rematch
record = Save the record
table-ended = This game was ended early.

veil-pass = { $name } plays next
veil-why = Pass the device on. Hands stay hidden until then.
veil-reveal = I am { $name }
veil-again = { $name }: look once more
veil-hand = Hand over to { $name }

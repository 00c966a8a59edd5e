# Words of tournaments of bots

arena-preparing = Preparing { $bot }
arena-playing = Playing, { $jobs } at once; { $bot } leads with { $share }
arena-starting = Playing, { $jobs } at once
arena-continued = { $done } of { $games } games were finished before; going on behind them.
arena-interrupted = Interrupted after { $done } of { $games } games. They are kept in { $file }; the same command goes on.
arena-lost = Interrupted after { $done } of { $games } games; without --out nothing is kept.
arena-drawn = Drawn into { $file }.

arena-title = { $game }, { $players } players: { $games } games on { $deals } deals
arena-pace = Bots were allowed { $pace } times their thinking time.
arena-bot = bot
arena-rating = rating
arena-step = step over the next
arena-win-share = wins
arena-per-decision = per decision
arena-pairs = Of the wins that either got, the row's part (95 %)
arena-one = One against others
arena-one-row = { $one } alone against { $others }
arena-fair = fair: { $share }
arena-one-games = { $games } games
arena-seats = Wins by seat
arena-lengths = Decisions a game
arena-lengths-row = { $mean } on average, from { $least } to { $most }
arena-rating-axis = rating (Elo, mean { $mean })
arena-share-axis = share of the wins

arena-one-alone = { $bot } has nobody to play against: name at least two bots.
arena-bot-twice = { $bot } is named twice.
arena-no-bots = Name at least one bot.
arena-pace-wrong = The pace is a number above 0 and at most 10, not { $pace }.
arena-file-broken = { $file } is damaged in line { $line }.
arena-file-foreign = { $file } is no file of a tournament.
arena-file-busy = { $file } is being written by another tournament.
arena-file-other = { $file } holds another tournament: there { $field } is { $theirs }, here { $ours }. Choose another file.
arena-file-other-code = { $file } was played by other bots or rules ({ $theirs }) than today's ({ $ours }). Choose another file.
arena-process-lost = A process that played was killed, perhaps for want of memory; the same command, with fewer --jobs, goes on.
arena-plot-format = { $file } names no format that can be drawn; its name ends in one of { $known }.

# Datasets: games of bots that are kept until the file is whole
dataset-file-broken = { $file } is damaged in line { $line }; without that file the dataset begins anew.
dataset-file-foreign = { $file } is not a file of games for a dataset; it stays as it is. Choose another name for the dataset.
dataset-file-busy = { $file } is being written by another command.
dataset-file-other = { $file } holds the games of another dataset that was interrupted: there { $field } is { $theirs }, here { $ours }. Choose another name, or delete that file.
dataset-file-other-code = { $file } holds games of other bots or rules ({ $theirs }) than today's ({ $ours }). Choose another name, or delete that file.

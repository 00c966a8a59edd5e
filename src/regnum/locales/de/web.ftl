# Die Wörter der Anwendung im Browser.

app-title = Regnum
skip = Zum Inhalt
home = Zur Übersicht
loading = Einen Moment…
lost-title = Hier ist nichts.
close = Schließen
cancel = Abbrechen
save = Speichern
saved = Gespeichert.
send = Senden
copied = Der Link ist kopiert.
language = Sprache
you = du
me-guest = Gast

error-offline = Der Server antwortet nicht. Prüfe die Verbindung und versuche es noch einmal.
error-broken = Auf dem Server ist etwas schiefgegangen.
link-lost = Die Verbindung ist unterbrochen. Sie wird wieder aufgebaut…

settings = Einstellungen
settings-name = Dein Name
settings-theme = Farben
theme-auto = wie das Gerät
theme-light = hell
theme-dark = dunkel
settings-sound = Ein Ton, wenn du am Zug bist
settings-notify = Eine Benachrichtigung, wenn du am Zug bist
settings-notify-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
settings-text = Tische in Worten statt als Bild
settings-recovery = Wiederherstellungslink erzeugen
settings-recovery-why = Es gibt keine Passwörter. Dieser Link bringt dich und deine Tische auf ein anderes Gerät oder zurück. Behalte ihn für dich.
recover-title = Willkommen zurück
recover-why = Damit wird dieses Gerät deines: mit deinem Namen und allen deinen Tischen.
recover = Dieses Gerät benutzen

lobby-title = Vier Spiele um Kronen und Einfluss
lobby-lead = Mit Freunden, nah oder fern, oder gegen Bots. Ohne Anmeldung.
lobby-games = Spiele
lobby-mine = Deine Tische
lobby-open = Offene Tische
lobby-open-none = Gerade wartet niemand auf Mitspieler.
lobby-recent = Kürzlich beendet
lobby-recent-none = Noch ist keine Partie zu Ende.
lobby-players = Für { $players } Spieler
play-now = Jetzt spielen
play-now-game = Jetzt spielen, gegen Bots: { $game }
new-table = Tisch einrichten
new-table-game = Tisch einrichten: { $game }
rules-game = Regeln: { $game }

state-waiting = wartet auf Mitspieler
state-ended = abgebrochen
state-won = gewonnen von { $names }
your-turn = Du bist am Zug
waiting-for = { $name } ist am Zug
to-move = am Zug
title-turn = ● Du bist am Zug · { $game }

new-seats = Spieler
new-players = Anzahl der Spieler
new-count = { $count } Spieler
new-seat = Platz { $number }
new-hot = Mehrere spielen an diesem Gerät: Zwischen den Zügen verbirgt ein Schleier die Karten.
new-options = Varianten
new-table-itself = Tisch
new-join = Wer sich setzen darf
join-link = wer den Link hat
join-open = alle
new-watch = Wer zusehen darf
watch-all = alle
watch-link = wer den Link hat
watch-nobody = niemand
new-pace = Tempo
pace-live = in einer Sitzung
pace-days = über Tage
new-hints = Tipps erlaubt
new-start = Partie beginnen
new-open = Tisch öffnen

seat-me = ich, an diesem Gerät
seat-somebody = jemand anderes
seat-bot = Bot · { $level }
seat-open = wartet auf jemanden
seat-free = ein freier Platz
seat-empty = Platz { $number }
seat-online = online
seat-away = nicht da
seat-left = ist gegangen
sit = Hinsetzen
takeover = Einen Bot spielen lassen
end-game = Partie abbrechen
leave = Tisch verlassen
leave-sure = Diese Partie verlassen? Ein Bot kann deinen Platz einnehmen.
waiting-missing = { $count ->
    [one] Es fehlt noch jemand. Verschicke diesen Link:
   *[other] Es fehlen noch { $count } Personen. Verschicke diesen Link:
  }
waiting-invited = An diesem Tisch ist ein Platz für dich.
invite-link = Link zu diesem Tisch
invite-copy = Link kopieren

players = Spieler
won = hat gewonnen
dock = Was jetzt zu tun ist
choices = Möglichkeiten
choose-next = Wähle nun, was dazugehört
undo = Zurücknehmen
hint = Tipp
hint-thinking = Ich denke nach…
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Alles zeigen

side = Spieler, Verlauf und Regeln
tabs = Bereiche
tab-log = Verlauf
tab-chat = Chat
tab-rules = Regeln
tab-words = In Worten
log = Verlauf
log-empty = Noch ist nichts geschehen.
log-jump = Die Stellung danach ansehen
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
rules = Regeln
rules-search = In den Regeln suchen
rules-none = Davon spricht keine Regel.
rules-missing = Die Regeln lassen sich gerade nicht laden.
rules-reconstructed = Ein Teil des Spielmaterials ist rekonstruiert, weil kein vollständiges Verzeichnis öffentlich ist. Die Seite zur Herkunft sagt, welcher.
words = Die Stellung in Worten
words-moves = Was du tun kannst
words-type = Schreibe einen Zug oder einen Teil davon
words-position = Die Stellung

replay = Zurückblicken
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-on = Einen Zug weiter
replay-last = Zum Ende
replay-ply = Zug { $ply } von { $plies }
replay-link = Link zu dieser Stellung kopieren
replay-leave = Zurück zur Partie
graph = Gewinnaussichten
graph-working = wird noch berechnet…
graph-swings = Die größten Wendungen:
rematch = Revanche
rematch-go = Zur Revanche
record = Aufzeichnung speichern
table-ended = Diese Partie wurde vorzeitig abgebrochen.

veil-pass = Als Nächstes spielt { $name }
veil-why = Gib das Gerät weiter. Bis dahin bleiben die Karten verborgen.
veil-reveal = Ich bin { $name }
veil-again = { $name }: noch einmal ansehen
veil-hand = An { $name } übergeben

# Le parole dell'applicazione nel browser.

app-title = Regnum
skip = Vai al contenuto
home = All'ingresso
loading = Un momento…
lost-title = Qui non c'è niente.
close = Chiudi
cancel = Annulla
save = Salva
saved = Salvato.
send = Invia
copied = Il link è stato copiato.
language = Lingua
you = tu
me-guest = Ospite

error-offline = Il server non risponde. Controlla la connessione e riprova.
error-broken = Qualcosa è andato storto sul server.
link-lost = Connessione persa. Mi ricollego…

settings = Impostazioni
settings-name = Il tuo nome
settings-theme = Colori
theme-auto = come il dispositivo
theme-light = chiari
theme-dark = scuri
settings-sound = Un suono quando tocca a te
settings-notify = Una notifica quando tocca a te
settings-notify-denied = Il browser non permette notifiche a questa pagina.
settings-text = Tavoli a parole invece che disegnati
settings-recovery = Crea un link di recupero
settings-recovery-why = Non ci sono password. Questo link porta te e i tuoi tavoli su un altro dispositivo, o di nuovo qui. Tienilo per te.
recover-title = Felici di rivederti
recover-why = Questo dispositivo diventa tuo, con il tuo nome e tutti i tuoi tavoli.
recover = Usa questo dispositivo

lobby-title = Quattro giochi di corone e d'influenza
lobby-lead = Con gli amici, vicini o lontani, o contro i bot. Senza registrarsi.
lobby-games = Giochi
lobby-mine = I tuoi tavoli
lobby-open = Tavoli aperti
lobby-open-none = Ora nessuno aspetta giocatori.
lobby-recent = Finite da poco
lobby-recent-none = Nessuna partita è ancora finita.
lobby-players = Per { $players } giocatori
play-now = Gioca subito
play-now-game = Gioca subito contro i bot: { $game }
new-table = Prepara un tavolo
new-table-game = Prepara un tavolo: { $game }
rules-game = Regole: { $game }

state-waiting = aspetta giocatori
state-ended = interrotta
state-won = vinta da { $names }
your-turn = Tocca a te
waiting-for = Tocca a { $name }
to-move = di turno
title-turn = ● Tocca a te · { $game }

new-seats = Giocatori
new-players = Numero di giocatori
new-count = { $count } giocatori
new-seat = Posto { $number }
new-hot = Più giocatori sullo stesso dispositivo: un velo nasconde le mani tra un turno e l'altro.
new-options = Varianti
new-table-itself = Tavolo
new-join = Chi può sedersi
join-link = chi ha il link
join-open = tutti
new-watch = Chi può guardare
watch-all = tutti
watch-link = chi ha il link
watch-nobody = nessuno
new-pace = Ritmo
pace-live = in una seduta
pace-days = nell'arco di giorni
new-hints = Suggerimenti permessi
new-start = Comincia la partita
new-open = Apri il tavolo

seat-me = io, su questo dispositivo
seat-somebody = qualcun altro
seat-bot = Bot · { $level }
seat-open = aspetta qualcuno
seat-free = un posto libero
seat-empty = Posto { $number }
seat-online = in linea
seat-away = assente
seat-left = ha lasciato il tavolo
sit = Siediti
takeover = Fai giocare un bot
end-game = Interrompi la partita
leave = Lascia il tavolo
leave-sure = Lasciare la partita? Un bot può prendere il tuo posto.
waiting-missing = { $count ->
    [one] Manca un giocatore. Manda questo link:
   *[other] Mancano { $count } giocatori. Manda questo link:
  }
waiting-invited = A questo tavolo c'è un posto per te.
invite-link = Link a questo tavolo
invite-copy = Copia il link

players = Giocatori
won = ha vinto
dock = Cosa fare adesso
choices = Scelte
choose-next = Ora scegli il resto
undo = Annulla mossa
hint = Suggerimento
hint-thinking = Ci penso…
zoom-in = Ingrandisci
zoom-out = Rimpicciolisci
zoom-fit = Mostra tutto

side = Giocatori, cronaca e regole
tabs = Riquadri
tab-log = Cronaca
tab-chat = Chat
tab-rules = Regole
tab-words = A parole
log = Cronaca
log-empty = Non è ancora successo niente.
log-jump = Vedi la posizione dopo questa mossa
chat = Chat
chat-empty = Nessuno ha ancora detto niente.
chat-say = Di' qualcosa
rules = Regole
rules-search = Cerca nelle regole
rules-none = Nessuna regola ne parla.
rules-missing = Ora le regole non si possono caricare.
rules-reconstructed = Alcuni componenti di questo gioco sono ricostruiti, perché non ne esiste un elenco completo pubblico. La pagina sulla provenienza dice quali.
words = La posizione a parole
words-moves = Cosa puoi fare
words-type = Scrivi una mossa, o una sua parte
words-position = La posizione

replay = Rivedi
replay-first = All'inizio
replay-back = Una mossa indietro
replay-on = Una mossa avanti
replay-last = Alla fine
replay-ply = Mossa { $ply } di { $plies }
replay-link = Copia un link a questa posizione
replay-leave = Torna alla partita
graph = Probabilità di vincere
graph-working = ancora in calcolo…
graph-swings = Le svolte maggiori:
rematch = Rivincita
rematch-go = Alla rivincita
record = Salva la registrazione
table-ended = Questa partita è stata interrotta.

veil-pass = Ora gioca { $name }
veil-why = Passa il dispositivo. Fino ad allora le mani restano nascoste.
veil-reveal = Sono { $name }
veil-again = { $name }: guarda ancora una volta
veil-hand = Passa a { $name }

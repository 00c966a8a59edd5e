# Parole della casa, in italiano. Ogni errore è una frase.

seat-name = Posto { $number }

game-unknown = Non c'è nessun gioco «{ $game }»; scegli tra { $known }.
players-wrong = { $game } è per { $allowed } giocatori, non per { $players }.
seat-wrong = A un tavolo da { $players } non c'è il posto { $seat }; i posti si contano da 0.
seed-wrong = Un seme è un numero intero da 0 a 2^64 − 1, non { $seed }.
option-unknown = { $game } non ha l'opzione «{ $option }»; ha { $known }.
option-wrong = L'opzione { $option } può essere { $choices }, non «{ $value }».
option-other-players = L'opzione { $option } è per { $allowed } giocatori, non per { $players }.

move-unknown = «{ $text }» non è una mossa di questo gioco.
move-ambiguous = «{ $text }» può significare { $moves }.
move-game-over = La partita è finita: { $move } arriva troppo tardi.

why-other-decision = { $when } Ora si chiede: «{ $phase }»
why-elsewhere = Ciò che si chiede ora sta altrove: «{ $phase }»
why-nothing = Con questo non si fa mai nulla. Ora si chiede: «{ $phase }»

undo-nothing = Non c'è nulla da annullare.
undo-not-now = Non si può annullare: qualcosa è stato rivelato o pescato, oppure un altro giocatore ha già deciso.
no-such-ply = La partita ha { $plies } mosse; non c'è una posizione dopo la mossa { $ply }.

components-no-folder = REGNUM_COMPONENTS indica { $folder }, che non è una cartella.
components-unreadable = I componenti in { $file } non si possono leggere: { $problem }.
components-wrong = I componenti in { $file } violano le regole alla voce { $entry }: { $problem }.

cache-none = Le regole compilate non vengono conservate su disco, perciò ogni avvio richiede più tempo: { $problem }
cache-not-private = { $folder } dev'essere una cartella tua, in cui nessun altro può entrare.
cache-replaceable = { $folder } potrebbe essere sostituita da altri, che possono scrivere in { $parent }.

record-foreign = Questa non è la registrazione di una partita di Regnum.
record-not-json = Questa non è la registrazione di una partita: non è JSON ({ $problem }).
record-too-deep = Questa non è la registrazione di una partita: è annidata troppo in profondità.
record-broken = La registrazione è guasta: la voce «{ $field }» manca o è del tipo sbagliato.
record-other-game = La registrazione è del gioco { $game }, non di { $wanted }.
record-other-version = La registrazione è stata fatta con la versione { $version } delle regole; queste sono la versione { $ours }.
record-older-version = La registrazione è stata fatta con la versione { $version } delle regole; queste sono la versione { $ours }. `regnum migrate` la converte, se le sue mosse portano ancora allo stesso risultato.
record-no-migration = Le registrazioni della versione { $version } non si possono convertire alla versione { $ours } delle regole.
record-leads-elsewhere = Con la versione { $ours } delle regole la registrazione porta altrove, dopo { $ply } mosse: { $problem }
record-other-components = La registrazione è stata fatta con altri componenti ({ $theirs }; qui: { $ours }). Imposta REGNUM_COMPONENTS sui loro.
record-setup = La preparazione registrata non è possibile: { $problem }
record-no-such-ply = La registrazione ha { $plies } mosse; non c'è una posizione dopo la mossa { $ply }.
record-illegal = La mossa { $ply } della registrazione, «{ $move }», non è permessa: { $problem }
record-other-result = La registrazione riporta il risultato { $told }, ma le sue mosse portano a { $found }.
record-other-seats = Con queste regole toccherebbe decidere ad altri rispetto a chi ha deciso.
record-other-end = Con queste regole la partita finirebbe diversamente da come è finita.
log-broken = Il registro non è come lo scrive un server ({ $problem }).

bot-unknown = Non c'è nessun bot «{ $bot }»; ci sono { $known }.
bot-thoughtless = Il bot «{ $bot }» non ha pensieri da raccontare; scegli un livello o search.
hint-over = La partita è finita dopo { $ply } mosse; indica una posizione precedente con --at.
bots-too-many = Sono indicati { $bots } bot, ma gli altri posti sono solo { $seats }.
option-no-choice = «{ $option }» non dice la scelta; si scrive NOME=SCELTA.
file-unreadable = { $file } non si può leggere: { $problem }.
file-unwritable = { $file } non si può scrivere: { $problem }.
extra-missing = Qui serve { $package }, che non è installato. Si installa con: { $command }
record-no-json = { $file } non è la registrazione di una partita: { $problem }.

batch-illegal = L'azione { $action } non è permessa nella partita { $slot } del lotto.
batch-no-action = { $action }, dato per la partita { $slot } del lotto, non è il numero di nessuna azione.
array-numbers = { $name } dev'essere fatto di { $n } numeri interi, uno per partita, non di { $found }.
array-room = { $name } dev'essere un array float32 contiguo e scrivibile, della forma { $shape }, non { $found }.
array-states = Servono stati di { $game }, in un array a una dimensione, non { $found }.
array-bytes = Uno stato di { $game } ha { $n } byte, non { $found }.
array-no-state = Lo stato { $i } non c'è: sono { $n }, contati da 0.
number-small = { $name } dev'essere un numero intero, almeno { $least }, non { $found }.
batch-device = Un lotto sta sul dispositivo cpu o cuda, non su «{ $device }».
batch-no-cuda = Qui non c'è un dispositivo CUDA utilizzabile: servono una GPU NVIDIA, il suo driver e il pacchetto numba-cuda. Il dispositivo cpu gioca le stesse partite.
features-none = { $game } non ha osservazioni per chi impara: il gioco non dichiara caratteristiche.

components-no-object = I componenti in { $file } non si possono leggere: il file non contiene un oggetto con delle voci.

# Che cosa non va in una voce di un file dei componenti
fault-missing = la voce manca
fault-lacks = manca { $name }
fault-form = non ha la forma che ha nel nostro file
fault-count = il regolamento ne ha { $wanted }, il file { $found }
fault-least = ne servono almeno { $least }, il file ne ha { $found }
fault-names = il regolamento ha { $names }
fault-unknown = «{ $name }» non esiste; i nomi possibili sono { $known }
fault-twice = { $name } c'è due volte
fault-pair = { $pair } non è una coppia di luoghi diversi
fault-lonely = { $name } non confina con nulla
fault-range = { $value } non è fra { $least } e { $most }
fault-number = { $name } non è un numero
fault-list = { $name } non è un elenco
fault-same-home = due fazioni hanno la stessa regione d'origine
fault-banners = gli stendardi indicano le due regioni in cui cominciano i Lealisti
fault-ranks = il regolamento ha 5 contadini, 4 pastori, 3 guerrieri, 2 capi clan e 1 Re
fault-ransom = il regolamento ha 1 cumal per uno, 2 per due, 3 per tutti quelli di un colore
fault-cell = { $name } ha { $cell }, che non è una coppia di rango e posto
fault-cell-twice = { $name } nomina due volte una posizione
fault-rank = { $name } ha il rango { $rank }, ma lì i ranghi vanno da 0 a { $most }
fault-tie = il numero di spareggio { $tie } non è fra 1 e 36
fault-tie-twice = questo numero di spareggio è su due carte
fault-cost = il costo { $cost } non è fra 0 e 4
fault-placements = le posizioni di piazzamento sono { $count }, ma una carta ne ha una o due
fault-strong-and-faded = una posizione è insieme di piazzamento e sbiadita
fault-stone = una carta senza piazzamento è una pietra del destino: costo 3, nessuno schema
fault-fits-nowhere = lo schema non entra da nessuna parte in una regione
fault-symbols = un costo ha da 1 a { $most } simboli
fault-last-province = il regolamento finisce nella provincia di Agra
fault-their-cities = le sue città non sono quelle che la nominano come loro provincia
fault-agra-fortress = Agra è una fortezza
fault-agra-province = Agra sta nella sua provincia
fault-taj-mahal = il Taj Mahal sta ad Agra
fault-no-city = la città «{ $name }» non esiste
fault-no-road = non vi arriva nessuna strada
fault-won-with = ognuno di { $names } ne vince una
fault-tile-order = qui va la tessera { $wanted }, non { $found }

# Fogli dei componenti, e come li conosciamo
sheet-none = Per { $game } non c'è un foglio dei componenti.
sheet-map = Il tabellone
provenance-rulebook = dal regolamento
provenance-single = da una sola fonte
provenance-inferred = in parte dedotto
provenance-partly = ricostruzione parziale
provenance-reconstructed = ricostruzione
provenance-own = dal tuo file

network-refused = La rete per { $game } con { $players } giocatori non viene usata, e i bot seguono la sola valutazione: { $reason ->
    [game] è stata addestrata per un altro gioco
    [players] è stata addestrata per un altro numero di giocatori
    [components] è stata addestrata con altri componenti
    [inputs] guarda altri ingressi
    [version] è stata addestrata con la versione { $version } delle regole, e questa è la versione { $ours }
   *[unnamed] il suo file non dice per che cosa è stata addestrata
}.

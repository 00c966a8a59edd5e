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

components-no-folder = REGNUM_COMPONENTS indica { $folder }, che non è una cartella.
components-unreadable = I componenti in { $file } non si possono leggere: { $problem }.
components-wrong = I componenti in { $file } violano le regole alla voce { $entry }: { $problem }.

record-foreign = Questa non è la registrazione di una partita di Regnum.
record-broken = La registrazione è guasta: la voce «{ $field }» manca o è del tipo sbagliato.
record-other-game = La registrazione è del gioco { $game }, non di { $wanted }.
record-other-version = La registrazione è stata fatta con la versione { $version } delle regole; queste sono la versione { $ours }.
record-other-components = La registrazione è stata fatta con altri componenti ({ $theirs }; qui: { $ours }). Imposta REGNUM_COMPONENTS sui loro.
record-setup = La preparazione registrata non è possibile: { $problem }
record-no-such-ply = La registrazione ha { $plies } mosse; non c'è una posizione dopo la mossa { $ply }.
record-illegal = La mossa { $ply } della registrazione, «{ $move }», non è permessa: { $problem }
record-other-result = La registrazione riporta il risultato { $told }, ma le sue mosse portano a { $found }.

bot-unknown = Non c'è nessun bot «{ $bot }»; ci sono { $known }.
bot-thoughtless = Il bot «{ $bot }» non ha pensieri da raccontare; scegli un livello o search.
hint-over = La partita è finita dopo { $ply } mosse; indica una posizione precedente con --at.
bots-too-many = Sono indicati { $bots } bot, ma gli altri posti sono solo { $seats }.
option-no-choice = «{ $option }» non dice la scelta; si scrive NOME=SCELTA.
file-unreadable = { $file } non si può leggere: { $problem }.
file-unwritable = { $file } non si può scrivere: { $problem }.
research-missing = Qui serve { $package }: installa regnum[research].
record-no-json = { $file } non è la registrazione di una partita: { $problem }.

batch-empty = Un lotto ha almeno una partita, non { $n }.
batch-illegal = L'azione { $action } non è permessa nella partita { $slot } del lotto.
batch-device = Un lotto sta sul dispositivo cpu o cuda, non su «{ $device }».
batch-no-cuda = Qui non c'è un dispositivo CUDA utilizzabile: servono una GPU NVIDIA, il suo driver e il pacchetto numba-cuda. Il dispositivo cpu gioca le stesse partite.

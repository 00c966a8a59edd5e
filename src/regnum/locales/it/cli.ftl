# Parole della riga di comando

interrupted = Interrotto.
wrong-use = { $problem }. Per saperne di più: { $command } --help

compiling = Preparo le regole di { $game }, una volta sola
simulating = Gioco
measuring = Misuro

games-name = nome
games-title = gioco
games-players = giocatori
games-options = opzioni

simulate-games = partite
simulate-decisions = decisioni a partita
simulate-speed = velocità
simulate-speeds = { $moves } mosse/s, { $games } partite/s
simulate-interrupted = Interrotto dopo { $done } partite su { $games }.

replay-running = Dopo la mossa { $ply }; deve decidere { $seat }: { $phase }.
replay-over = Finita dopo { $ply } mosse; la vittoria va a { $seats }.

hint-move = mossa
hint-notation = notazione
hint-visits = esaminata
hint-count = { $count }
hint-others = { $count ->
    [one] e un'altra
   *[other] e altre { $count }
}
hint-line = La linea di gioco più esaminata:
hint-thought = { $simulations } simulazioni in { $seconds } s.

dataset-preparing = Preparo i bot
dataset-rows = { $rows } decisioni
dataset-written = { $rows } decisioni di { $games ->
    [one] una partita
   *[other] { $games } partite
} sono in { $file } ({ $size }).
dataset-interrupted = Interrotto; { $file } non è ancora scritto, ma le partite finite sono conservate: lo stesso comando continua.
dataset-continued = { $done } partite su { $games } erano già finite; si continua da lì.

play-welcome = { $title }. Si muove con un numero o in notazione; «help» spiega il resto.
play-thinking = { $seat } sta pensando…
play-saved = La partita è conservata in { $file }; si continua con: regnum play { $game } --resume { $file }
play-written = Scritto in { $file }.
play-over = La partita è finita; la vittoria va a { $seats }. La registrazione è in { $file }.
play-legal = «{ $move }» ora è permessa.
play-elsewhere = { $file } è stato cambiato da altri; d'ora in poi questa partita è conservata in { $other }.
play-sure = «{ $text }» vuol dire { $move } e non si può annullare. Scrivilo un'altra volta per farlo.
play-yes = s sì si
play-help =
    3             fa la terza mossa dell'elenco
    pass          fa una mossa in notazione; le parole si possono abbreviare finché indicano una sola mossa
    hint [LEVEL]  chiede a un bot che cosa farebbe qui, sapendo ciò che sai tu
    why MOSSA     chiede quale regola vieta una mossa
    rules [COSA]  i capitoli delle regole; con una sigla, un numero o delle parole, le regole che li contengono
    undo          annulla la tua ultima decisione, se nulla è stato rivelato e nessun altro ha deciso
    board, moves  mostra di nuovo la posizione o le mosse permesse
    log           racconta la partita fin qui
    save [FILE]   scrive la registrazione (avviene anche dopo ogni mossa)
    quit          esce; la partita si può riprendere

# components
components-title = { $game }: che cosa c'è nella scatola
components-subtitle = Componenti { $hash }. Mettili accanto a quelli veri; ciò che non è segnato viene dal regolamento.
components-part = parte
components-kinds = diversi
components-count = in tutto
components-known = come li conosciamo
components-file = I dati sono in { $file }.
components-drawn = Disegnati in { $file }.
components-written = Scritto in { $file }. Modificalo e controllalo con: regnum components { $game } --check { $folder }
components-fine = { $file } è in regola. Per giocarci imposta REGNUM_COMPONENTS={ $folder }
components-one-option = Scegli una sola opzione fra --sheet, --export e --check.
components-ending = { $file } non finisce né in .svg né in .html.
components-folder = { $folder } non è una cartella.
components-not-there = Non c'è nessun file { $file } da controllare; --export ne scrive uno.
components-there = { $file } c'è già e non viene sovrascritto.
save-taken = { $file } esiste già e contiene altro; resta com'è. Scegli un altro file.
save-over = { $file } contiene una partita finita; resta com'è. Scegli un altro file.
save-exists = { $file } contiene una partita dopo { $moves } mosse; si continua con: regnum play { $game } --resume { $file }, oppure scegli un altro file.
save-offer = { $file } contiene una partita dopo { $moves } mosse. Vuoi continuarla? [S/n]
resume-setup = Una partita salvata sa come è stata preparata; togli --players, --seed e --option.
resume-no-seat = La registrazione non dice chi siede dove; indica il tuo posto con --seat, da 0 a { $last }.

rules-none = Nessuna regola contiene «{ $query }»; chiedi una sigla, un numero o altre parole.
page = – riga { $shown } di { $lines }: Invio per continuare, q per smettere –

serve-stopped = Il server si è fermato; le partite sono conservate.
serve-no-folder = La cartella { $folder } non si può usare: { $problem }.
serve-no-proxy = «{ $address }» non è l'indirizzo di un proxy; scrivine uno come 10.0.0.1 o una rete come 10.0.0.0/8.

migrated = La registrazione della versione { $was } è ora della versione { $version }, con { $moves } mosse: { $file }
validate-carried = { $id }: { $game }, versione { $version }, { $status }: viene convertita.
validate-kept = { $id }: { $game }, versione { $version }, { $status }: viene conservata, con le sole mosse. { $problem }
validate-lost = { $id }: { $game }, versione { $version }, { $status }: non si può leggere. { $problem }
validated = { $count ->
    [one] Un tavolo
   *[other] { $count } tavoli
}: { $same } come sempre, { $carried } convertiti, { $kept } conservati, { $lost } persi.
validate-no-database = Questo non è il database di un server: { $problem }

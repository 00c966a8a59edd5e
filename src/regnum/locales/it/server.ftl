# Le parole del server

level-random = a caso
level-greedy = ingordo
level-easy = facile
level-normal = normale
level-hard = difficile
level-expert = esperto
level-search = riflessivo
bot-name = { $name } (bot, { $level })
twin-name = { $name } { $seat }

prompt-ended = La partita è stata interrotta
result = { $count ->
    [one] Vince { $names }.
   *[other] { $names } si dividono la vittoria.
}

notice-sit = { $name } si siede.
notice-leave = { $name } lascia il tavolo.
notice-begin = La partita comincia.
notice-undo = { $name } annulla una decisione.
notice-takeover = { $bot } ({ $level }) continua al posto di { $name }.
notice-end = La partita è interrotta: al tavolo non c'è più nessuno.
notice-end-by = { $name } interrompe la partita.
notice-rematch = C'è la rivincita a un nuovo tavolo.
notice-rules = Nel frattempo le regole sono cambiate: la partita continua con la versione { $version }.
kept-rules = Conservata: nel frattempo le regole sono cambiate. Questa partita è stata giocata con la versione { $version }, questa è la versione { $ours }, che non permette di mostrarne le posizioni; le mosse ci sono tutte.
kept-components = Conservata: questa partita è stata giocata con altri componenti, quindi qui non se ne possono mostrare le posizioni; le mosse ci sono tutte.
kept-log = Conservata: le mosse salvate non seguono le regole di questo gioco, quindi non se ne possono mostrare le posizioni; le mosse ci sono tutte.
kept-running = Qui non può continuare; chiunque vi partecipi può concluderla.
log-move = { $name }: { $move }
log-decided = { $name } ha deciso.

why-legal = Questo si può giocare ora.

refused-no-identity = Prima di' chi sei: questo browser non ha ancora un'identità qui.
refused-no-name = Un nome ha bisogno di almeno una lettera.
refused-no-text = Qui non c'è nulla da dire.
refused-no-recovery = Questo link di recupero non è valido, o non lo è più.
refused-no-table = Questo tavolo non esiste.
refused-no-seat = A questo tavolo non c'è il posto { $seat }.
refused-no-board = Questo tabellone non c'è; chiedi di nuovo la posizione.
refused-no-ply = Non c'è una posizione dopo la mossa { $ply }; ne sono state fatte { $plies }.
refused-no-invite = Qui si siede solo chi ha il link d'invito.
refused-no-watching = Questo tavolo lo vedono solo i giocatori.
refused-no-hints = A questo tavolo non si danno suggerimenti.
refused-no-undo = Non si può annullare: qualcosa è stato rivelato o pescato, oppure un altro giocatore ha già deciso.
refused-not-your-seat = Questo non è il tuo posto.
refused-not-your-turn = Non tocca a te.
refused-not-running = A questo tavolo non è in corso una partita.
refused-not-begun = La partita non è ancora cominciata.
refused-not-waiting = La partita è già cominciata.
refused-not-over = La partita non è ancora finita.
refused-not-away = Nessuno ha lasciato questo posto, o ne è lontano da abbastanza tempo.
refused-not-found = Qui non c'è nulla.
refused-not-allowed = Questo qui non si può fare.
refused-nothing-asked = Indica un luogo o una mossa di cui chiedere.
refused-seat-taken = Questo posto è occupato.
refused-wrong-seats = Per { $players } giocatori servono { $players } posti, non { $seats }.
refused-stale = Un'altra decisione è arrivata prima.
refused-other-rules = Questo tavolo è stato giocato con la versione { $version } delle regole, o con altri componenti; questa è la versione { $ours }.
refused-other-origin = Un altro sito non può aprire questa connessione.
refused-other-site = Manca l'intestazione X-Regnum: 1.
refused-too-large = Questo è troppo grande.
refused-too-many = Ci sono troppe connessioni aperte; prima chiudine qualcuna.
refused-too-often = Troppo spesso: aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
refused-invalid = Questo non si capisce: { $where }.
refused-trouble = Qui qualcosa è andato storto; ne è stato preso nota.

# regnum serve e regnum verify
serve-at = Regnum è a { $address }
serve-stop = Si ferma con Ctrl+C. Le partite sono conservate in { $database }.
serve-no-port = La porta { $port } non è disponibile: { $problem }. Scegline un'altra con --port.
serve-no-database = La base di dati non è utilizzabile: { $problem }
verify-good = La registrazione è autentica: il suo seme corrisponde all'impegno, e le sue { $plies } mosse portano al risultato.
verify-no-commitment = Le { $plies } mosse della registrazione sono giuste, ma non c'è un impegno sul seme.
verify-wrong-seed = La registrazione non è autentica: il seme non corrisponde all'impegno preso prima della partita.

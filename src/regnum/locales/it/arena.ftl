# Parole dei tornei fra bot

arena-preparing = Preparo { $bot }
arena-playing = Si gioca, { $jobs } partite alla volta; in testa { $bot } con { $share }
arena-starting = Si gioca, { $jobs } partite alla volta
arena-continued = { $done } partite su { $games } erano già finite; si continua da lì.
arena-interrupted = Interrotto dopo { $done } partite su { $games }. Sono conservate in { $file }; lo stesso comando continua.
arena-lost = Interrotto dopo { $done } partite su { $games }; senza --out non si conserva nulla.
arena-drawn = Disegnato in { $file }.

arena-title = { $game }, { $players } giocatori: { $games } partite su { $deals } preparazioni
arena-pace = I bot potevano pensare al massimo { $pace } volte il loro tempo.
arena-bot = bot
arena-rating = punteggio
arena-step = scalino sul seguente
arena-win-share = vittorie
arena-per-decision = a decisione
arena-pairs = Delle vittorie dei due, la parte della riga (95 %)
arena-one = Uno contro tutti gli altri
arena-one-row = { $one } da solo contro { $others }
arena-fair = alla pari: { $share }
arena-one-games = { $games } partite
arena-seats = Vittorie per posto
arena-lengths = Decisioni a partita
arena-lengths-row = { $mean } in media, da { $least } a { $most }
arena-rating-axis = punteggio (Elo, media { $mean })
arena-share-axis = parte delle vittorie

arena-one-alone = { $bot } non ha avversari: servono almeno due bot.
arena-bot-twice = { $bot } è nominato due volte.
arena-no-bots = Serve almeno un bot.
arena-pace-wrong = Il ritmo è un numero sopra 0 e fino a 10, non { $pace }.
arena-file-broken = { $file } è danneggiato alla riga { $line }.
arena-file-foreign = { $file } non è il file di un torneo.
arena-file-busy = In { $file } sta scrivendo un altro torneo.
arena-file-other = { $file } contiene un altro torneo: lì { $field } è { $theirs }, qui { $ours }. Scegli un altro file.
arena-file-other-code = { $file } è stato giocato da altri bot o regole ({ $theirs }) rispetto a quelli di oggi ({ $ours }). Scegli un altro file.
arena-process-lost = Un processo che giocava è stato terminato, forse per mancanza di memoria; lo stesso comando, con meno --jobs, continua.
arena-plot-format = { $file } non indica un formato che si possa disegnare; il nome finisce con uno di { $known }.

# Dataset: partite di bot conservate finché il file non è completo
dataset-file-broken = { $file } è danneggiato alla riga { $line }; senza quel file il dataset ricomincia da capo.
dataset-file-foreign = { $file } non è un file di partite per un dataset; resta com'è. Scegli un altro nome per il dataset.
dataset-file-busy = { $file } è in uso da un altro comando.
dataset-file-other = { $file } contiene le partite di un altro dataset interrotto: lì { $field } è { $theirs }, qui { $ours }. Scegli un altro nome o cancella quel file.
dataset-file-other-code = { $file } contiene partite di bot o regole diversi ({ $theirs }) da quelli di oggi ({ $ours }). Scegli un altro nome o cancella quel file.

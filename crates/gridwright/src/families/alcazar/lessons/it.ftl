# Lessons of the techniques of Alcazar, in Italian.

lesson-cell-full = Il percorso passa una volta per ogni casella, per due dei suoi lati. Quando entrambi sono noti, gli altri non si usano. Lo stesso vale per il bordo: con due aperture usate, le altre non si usano.
    .spot = In ogni casella per cui il percorso è appena passato si possono cancellare gli altri lati.
    .miss = Una casella con un lato usato non è completa: il percorso deve ancora uscirne.
    .relatives = «Solo due vie» è l'altra metà della stessa regola. Insieme sono i passi più facili e seguono quasi ogni altro.

lesson-two-ways = Il percorso entra in ogni casella e ne esce. Una casella con due soli lati aperti li usa entrambi. Sono così gli angoli e i vicoli ciechi fra i muri.
    .spot = Cercare caselle con due muri o lati cancellati, prima di tutto negli angoli.
    .miss = Una casella del bordo può avere un'apertura come terza via: allora ha tre lati aperti, non due.
    .relatives = «Casella completa» è l'altra metà della stessa regola. Dove tre lati sono aperti può decidere un bivio.

lesson-early-ring = Il percorso visita tutte le caselle, quindi prima non può tornare su sé stesso. Non attraversa un lato che unirebbe i due capi di un tratto mentre mancano caselle. Solo l'ultimo lato di tutti può chiuderlo.
    .spot = Seguire un tratto fino ai due capi e vedere se stanno uno accanto all'altro.
    .miss = I capi di due tratti diversi possono unirsi: ne viene un tratto più lungo, non un anello.
    .relatives = «Uscita prematura» è lo stesso per i tratti che vengono dalle aperture. Il bivio guarda un lato più in là.

lesson-early-exit = Il percorso va da apertura ad apertura per tutte le caselle. Non attraversa un lato che unirebbe il tratto di un'apertura con quello dell'altra mentre mancano caselle. Finirebbe troppo presto.
    .spot = Seguire il percorso dalle due aperture verso l'interno e vedere se i capi stanno uno accanto all'altro.
    .miss = Finché una delle aperture non è nota, i tratti possono unirsi.
    .relatives = «Anello prematuro» è lo stesso all'interno dello schema. La partizione guarda le caselle che resterebbero fuori.

lesson-fork = Due dei tre lati aperti di una casella portano ai due capi di un tratto. Usarli entrambi chiuderebbe il percorso troppo presto, quindi se ne usa al più uno. Il percorso attraversa due lati della casella, quindi il terzo è uno di essi.
    .spot = Guardare una casella fra i due capi di un tratto che abbia esattamente un'altra via.
    .miss = Con altre due vie non si decide nulla: possono essere le due che si usano.
    .relatives = «Anello prematuro» è il caso più facile, di un solo lato. «E se…?, per un lato» porta oltre queste idee.

lesson-partition = Una parte dello schema è unita al resto da un solo lato. Il percorso visita tutte le caselle in una volta, quindi attraversa lì. Le aperture del bordo non contano: da esse il percorso non ritorna.
    .spot = Cercare punti stretti: muri e tratti finiti che quasi tagliano fuori un angolo o un braccio dello schema.
    .miss = Con due vie nella parte questo da solo non decide nulla, anche se può decidere il conteggio dei colori.
    .relatives = «Parità di un blocco» e «Strettoia» contano le caselle di tali parti. La divisione è il caso più difficile, con due tratti.

lesson-exit-parity = Le caselle si colorano scure e chiare come una scacchiera. Il percorso cambia colore a ogni passo, quindi il numero di scure e di chiare dice di che colore sono i suoi capi. Le aperture accanto a caselle dell'altro colore non si usano; se una sola è adatta, si usa.
    .spot = Con un numero dispari di caselle entrambi i capi sono del colore più frequente, quello degli angoli. Con un numero pari uno è scuro e uno chiaro.
    .miss = Con più aperture del colore giusto non si decide nulla.
    .relatives = È il più facile dei passi che contano i colori. «Parità di un blocco» fa lo stesso con una parte dello schema.

lesson-block-parity = Si contano le caselle scure e chiare di un rettangolo. I colori si alternano lungo il percorso, quindi ogni visita ne prende tante dell'uno quante dell'altro, o una in più del colore da cui entra ed esce. Le uscite devono compensare la differenza, e questo può decidere le ultime.
    .spot = Cercare rettangoli con poche uscite, soprattutto con un numero diverso di scure e chiare o con tutte le uscite su un colore.
    .miss = Dove entrambi i colori hanno uscite in più, il conto torna in più modi e non segue nulla.
    .relatives = «Parità delle uscite» è il caso più facile, quello di tutto lo schema. «Parità di una regione» e «Strettoia» contano parti di qualsiasi forma.

lesson-region-parity = È lo stesso conto per una parte dello schema di qualsiasi forma, limitata da muri e lati noti. La differenza fra scure e chiare dice quante uscite partono da scure e quante da chiare. Se di un colore non ci sono più uscite del necessario, si usano tutte; se ne sono usate abbastanza, le altre no.
    .spot = Cercare una parte che i muri quasi chiudono e contarne le caselle per colore.
    .miss = Una casella dimenticata rovescia il risultato: conviene contare due volte.
    .relatives = «Parità di un blocco» è il caso più facile, quello di un rettangolo. «Strettoia» guarda parti grandi con poche uscite.

lesson-neck = Una parte grande dello schema ha poche uscite. Il percorso attraversa una tale strettoia un numero pari di volte, almeno due se non finisce all'interno, e i colori si alternano. Tutto insieme può decidere quali uscite si usano.
    .spot = Cercare linee da muro a muro che attraversano pochi lati aperti e contare i colori dalla parte minore.
    .miss = Anche un'apertura del bordo dentro la parte è un'uscita.
    .relatives = La partizione è il caso di una sola uscita. «Parità di una regione» conta parti con più uscite.

lesson-split = Due tratti di percorso insieme tagliano in due lo schema. Il percorso attraversa ogni parte una volta, da un tratto all'altro. I colori delle caselle di ogni parte devono tornare, e i capi si uniscono di conseguenza.
    .spot = Cercare due tratti che quasi si toccano o che insieme vanno da bordo a bordo.
    .miss = Se c'è un terzo passaggio da una parte all'altra, lo schema non è tagliato.
    .relatives = La partizione è il caso più facile, di un lato. «Lati legati» conta su tutto lo schema.

lesson-tied-edges = Contare i colori in più punti insieme lega i lati fra loro: uno si attraversa solo se altri si attraversano, o non si attraversano. Se tutto insieme violasse una regola, il primo è deciso al contrario. È contare e guardare insieme.
    .spot = Dopo il conteggio, cercare regioni in cui due uscite si possono usare solo insieme o nessuna.
    .miss = I legami che non violano alcuna regola da soli non decidono nulla.
    .relatives = «Parità di una regione» conta una regione. «E se…?, per un lato» prova un lato e segue tutte le regole.

lesson-edge-what-if = Si suppone che il percorso attraversi un lato, o che non lo attraversi, e si segue ciò che deve accadere. Quando non si può proseguire, è il contrario. Si usa solo quando contare e guardare non aiutano.
    .spot = Un lato accanto a tratti lunghi o punti stretti è quello con più conseguenze.
    .miss = Una prova che finisce senza contraddizione non dimostra nulla.
    .relatives = È l'ultima risorsa. «Bivio» e «Anello prematuro» sono prove brevi di questo tipo che si vedono a colpo d'occhio.

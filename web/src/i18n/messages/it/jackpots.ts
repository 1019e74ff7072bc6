export const jackpots = {
  title: 'Jackpot',
  banner: 'Jackpot {name}',
  pools: 'Montepremi di {name}',
  drops: 'Esce entro {amount}',
  state: {
    active: 'In corso',
    created: 'Inizia a breve',
    disabled: 'Spento',
    finished: 'Finito',
    paused: 'In pausa',
  },
  hits: 'Ultimi jackpot',
  hit_of: '{level} · giocatore {player}',
  no_hits: 'Non l’ha ancora vinto nessuno.',
  won: {
    title: 'Hai vinto il jackpot!',
    text: 'Il montepremi {level} è tuo.',
    proof:
      'L’estrazione era fissata prima della tua scommessa e chiunque può verificarla: vincita {id}.',
    close: 'Chiudi',
    thanks: 'Fantastico',
  },
  draw: {
    open: 'Com’è avvenuta l’estrazione',
    text: 'Lo SHA-256 del seme è stato pubblicato il {committed}, prima della scommessa. Il seme è stato mostrato il {revealed}, con la vincita.',
    seed: 'Seme',
    drawn: 'È uscito {drawn} su {every}. Vince se è inferiore alla puntata di {stake}.',
    must_drop:
      'Il montepremi era di {pool} e doveva essere assegnato a {ceiling}, qualunque fosse l’estrazione.',
    how: 'Per verificare senza questa pagina: la prima riga dà lo SHA-256, la seconda il numero estratto, su 2²⁵⁶.',
    fair: 'Verificato in questo browser: il seme è quello promesso e la vincita è corretta.',
    unchecked: 'Questo browser qui non può verificarlo.',
    wrong: 'Verifica fallita: il seme non dà questa vincita.',
    failed: 'L’estrazione non si è caricata.',
    next: 'SHA-256 del seme delle prossime estrazioni di {name}:',
  },
};

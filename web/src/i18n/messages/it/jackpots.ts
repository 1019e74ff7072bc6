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
  failed: 'I jackpot non si sono caricati.',
  won: {
    title: 'Hai vinto il jackpot!',
    text: 'Il montepremi {level} è tuo.',
    proof:
      'L’estrazione era fissata prima della tua scommessa e chiunque può verificarla: vincita {id}.',
    close: 'Chiudi',
    thanks: 'Fantastico',
  },
};

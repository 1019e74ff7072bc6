export const jackpots = {
  title: 'Jackpot',
  banner: 'Jackpot {name}',
  pools: 'Fonduri: {name}',
  drops: 'Cade până la {amount}',
  state: {
    active: 'În curs',
    created: 'Începe curând',
    disabled: 'Oprit',
    finished: 'Încheiat',
    paused: 'În pauză',
  },
  hits: 'Ultimele jackpoturi',
  hit_of: '{level} · jucătorul {player}',
  no_hits: 'Nu l-a câștigat nimeni încă.',
  failed: 'Jackpoturile nu s-au încărcat.',
  won: {
    title: 'Ai câștigat jackpotul!',
    text: 'Fondul {level} este al tău.',
    proof:
      'Extragerea era stabilită înainte să plasezi pariul și oricine o poate verifica: câștigul {id}.',
    close: 'Închide',
    thanks: 'Minunat',
  },
};

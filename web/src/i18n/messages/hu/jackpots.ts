export const jackpots = {
  title: 'Jackpot',
  banner: 'Jackpot: {name}',
  pools: 'Alapok: {name}',
  drops: 'Legkésőbb ennyinél: {amount}',
  state: {
    active: 'Zajlik',
    created: 'Hamarosan indul',
    disabled: 'Kikapcsolva',
    finished: 'Véget ért',
    paused: 'Szünetel',
  },
  hits: 'Legutóbbi jackpotok',
  hit_of: '{level} · játékos: {player}',
  no_hits: 'Még senki sem nyerte meg.',
  won: {
    title: 'Megnyerted a jackpotot!',
    text: 'Tiéd az alap: {level}.',
    proof:
      'A sorsolás már a fogadásod előtt eldőlt, és bárki ellenőrizheti: nyertes sorsolás: {id}.',
    close: 'Bezárás',
    thanks: 'Nagyszerű',
  },
  draw: {
    open: 'Így zajlott a sorsolás',
    text: 'A mag SHA-256 értéke a fogadás előtt jelent meg: {committed}. Maga a mag a nyereménnyel együtt vált láthatóvá: {revealed}.',
    seed: 'Mag',
    drawn:
      'A sorsolás eredménye {drawn} a lehetséges {every} összegből. Akkor nyer, ha ez kisebb a tétnél: {stake}.',
    must_drop:
      'Az alapban {pool} volt, és {ceiling} elérésekor ki kellett fizetni, bármi volt is a sorsolás eredménye.',
    how: 'Ellenőrzés ezen az oldalon kívül: az első sor a SHA-256 értéket adja, a második a kisorsolt számot, a 2²⁵⁶ lehetségesből.',
    fair: 'Ebben a böngészőben ellenőrizve: ez a beígért mag, és a nyeremény helyes.',
    unchecked: 'Ez a böngésző itt nem tudja ellenőrizni.',
    wrong: 'Az ellenőrzés nem sikerült: a mag nem ezt a nyereményt adja.',
    failed: 'A sorsolás nem töltődött be.',
    next: 'A következő sorsolások magjának SHA-256 értéke ({name}):',
  },
};

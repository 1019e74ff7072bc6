export const tracker = {
  odds_old: 'Ove kvote su starije od deset sekundi. Novije se mogu birati čim stignu.',
  odds_lost: 'Nema veze: kvote stoje i ne mogu se birati dok se ne vrati.',
  line: 'Linija',
  opening: 'Početna',
  now: 'Sada',
  taken_bet: 'Tvoj tiket',
  taken_slip: 'Na tvom tiketu',
  no_history: 'Još nema kretanja za prikaz.',
  name: 'Praćenje uživo',
  nothing_yet: 'Još se ništa nije dogodilo.',
};

export const jackpots = {
  title: 'Jackpot',
  banner: 'Jackpot {name}',
  pools: 'Pule: {name}',
  drops: 'Padnie najpóźniej przy {amount}',
  state: {
    active: 'Trwa',
    created: 'Wkrótce start',
    disabled: 'Wyłączony',
    finished: 'Zakończony',
    paused: 'Wstrzymany',
  },
  hits: 'Ostatnie jackpoty',
  hit_of: '{level} · gracz {player}',
  no_hits: 'Nikt go jeszcze nie trafił.',
  failed: 'Nie udało się wczytać jackpotów.',
  won: {
    title: 'Trafiasz jackpota!',
    text: 'Pula {level} jest Twoja.',
    proof:
      'Losowanie było ustalone, zanim zakład został postawiony, i każdy może to sprawdzić: trafienie {id}.',
    close: 'Zamknij',
    thanks: 'Wspaniale',
  },
};

export const tracker = {
  odds_old: 'Te kursy mają ponad dziesięć sekund. Nowsze będzie można wybrać, gdy tylko dotrą.',
  odds_lost: 'Brak połączenia: kursy stoją w miejscu i nie można ich wybrać, dopóki nie wróci.',
  line: 'Linia',
  opening: 'Otwarcie',
  now: 'Teraz',
  taken_bet: 'Twój zakład',
  taken_slip: 'Na Twoim kuponie',
  no_history: 'Nie ma jeszcze żadnych zmian.',
  name: 'Podgląd na żywo',
  nothing_yet: 'Nic się jeszcze nie wydarzyło.',
};

export const tracker = {
  odds_old: 'Deze odds zijn meer dan tien seconden oud. Nieuwere kun je kiezen zodra ze er zijn.',
  odds_lost: 'Geen verbinding: de odds staan stil en zijn niet te kiezen tot die terug is.',
  line: 'Lijn',
  opening: 'Opening',
  now: 'Nu',
  taken_bet: 'Jouw bet',
  taken_slip: 'Op je betslip',
  no_history: 'Nog geen verloop te zien.',
  name: 'Livetracker',
  nothing_yet: 'Er is nog niets gebeurd.',
} as const;

export const tracker = {
  odds_old: 'Aceste cote au peste zece secunde. Poți alege altele mai noi imediat ce sosesc.',
  odds_lost: 'Fără conexiune: cotele stau pe loc și nu pot fi alese până nu revine.',
  line: 'Linie',
  opening: 'Deschidere',
  now: 'Acum',
  taken_bet: 'Pariul tău',
  taken_slip: 'Pe biletul tău',
  no_history: 'Nicio mișcare de arătat încă.',
  name: 'Urmărire live',
  nothing_yet: 'Nu s-a întâmplat nimic încă.',
};

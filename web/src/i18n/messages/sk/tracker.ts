export const tracker = {
  odds_old: 'Tieto kurzy sú staršie než desať sekúnd. Novšie sa budú dať vybrať, hneď ako dorazia.',
  odds_lost: 'Bez pripojenia: kurzy stoja a nedajú sa vybrať, kým sa nevráti.',
  line: 'Línia',
  opening: 'Úvodný',
  now: 'Teraz',
  taken_bet: 'Vaša stávka',
  taken_slip: 'Na vašom tikete',
  no_history: 'Zatiaľ žiadny pohyb.',
  name: 'Prehľad naživo',
  nothing_yet: 'Zatiaľ sa nič nestalo.',
};

export const tracker = {
  odds_old: 'Tyto kurzy jsou starší než deset sekund. Novější půjdou vybrat, jakmile dorazí.',
  odds_lost: 'Bez připojení: kurzy stojí a nelze je vybrat, dokud se nevrátí.',
  line: 'Linie',
  opening: 'Úvodní',
  now: 'Teď',
  taken_bet: 'Vaše sázka',
  taken_slip: 'Na vašem tiketu',
  no_history: 'Zatím žádný pohyb.',
  name: 'Živý přehled',
  nothing_yet: 'Zatím se nic nestalo.',
};

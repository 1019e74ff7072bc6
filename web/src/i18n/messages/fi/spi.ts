export const spi = {
  notification: {
    deposit_started: 'Siirrytään maksusivulle',
    deposit_failed: 'Talletusta ei aloitettu',
    signed_out: 'Sinut on kirjattu ulos',
    continue_at_provider: 'Jatka maksupalvelun sivulla.',
    sign_in_again: 'Kirjaudu ja yritä uudelleen.',
    amount_refused: 'Summa ei ole yhden talletuksen rajojen sisällä.',
    currency_refused: 'Sinulla ei ole tiliä tässä valuutassa.',
    limit_reached:
      'Talletusrajasi tai meneillään oleva taukosi ei salli sitä. Katso Rajat profiilistasi.',
    no_connection: 'Yhteyttä ei ole. Mitään ei veloitettu.',
    try_again: 'Talletusta ei voitu aloittaa. Mitään ei veloitettu; yritä uudelleen.',
    see_profile: 'Lisää syntymäaikasi tai vahvista tilisi: katso profiilisi.',
    not_offered: 'Tälle tilille ei voi tallettaa.',
    payments_closed:
      'Emme voi juuri nyt ottaa vastaan talletuksia. Saldosi on tallessa, ja voit pelata sillä edelleen.',
  },
};

export const quickDeposit = {
  title: 'Talleta puuttuva summa',
  other: 'Muut summat ja ohjeet',
  notification: {
    success: 'Talletus saapui. Voit lyödä vetosi.',
    pending: 'Talletuksesi on matkalla.',
    failed: {
      title: 'Talletus epäonnistui',
      description: 'Mitään ei veloitettu. Yritä uudelleen tai käytä toista maksutapaa.',
    },
  },
};

export const spi = {
  notification: {
    deposit_started: 'Prechádzame na platobnú stránku',
    deposit_failed: 'Vklad sa nezačal',
    signed_out: 'Ste odhlásení',
    continue_at_provider: 'Pokračujte u poskytovateľa platieb.',
    sign_in_again: 'Prihláste sa a skúste to znova.',
    amount_refused: 'Táto suma je mimo limitov jedného vkladu.',
    currency_refused: 'V tejto mene nemáte účet.',
    limit_reached:
      'Nedovoľuje to váš limit na vklady alebo prestávka, ktorú máte. Pozrite si Limity vo svojom profile.',
    no_connection: 'Nie je pripojenie. Nič sa nestrhlo.',
    try_again: 'Vklad sa nepodarilo začať. Nič sa nestrhlo, skúste to znova.',
    see_profile: 'Doplňte dátum narodenia alebo si dajte účet overiť: pozrite si profil.',
    not_offered: 'Na tento účet sa nedá vkladať.',
    payments_closed:
      'Vklady teraz neprijímame. Váš zostatok je v bezpečí a môžete s ním stávkovať ďalej.',
  },
};

export const quickDeposit = {
  title: 'Vložiť, čo chýba',
  other: 'Iné sumy a pomoc',
  notification: {
    success: 'Vklad prijatý. Môžete podať stávku.',
    pending: 'Váš vklad je na ceste.',
    failed: {
      title: 'Vklad sa nepodaril',
      description: 'Nič sa nestrhlo. Skúste to znova alebo zvoľte iný spôsob platby.',
    },
  },
};

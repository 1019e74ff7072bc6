export const spi = {
  notification: {
    deposit_started: 'Vidare till betalsidan',
    deposit_failed: 'Insättningen startade inte',
    signed_out: 'Du är utloggad',
    continue_at_provider: 'Fortsätt hos betalningsleverantören.',
    sign_in_again: 'Logga in och försök igen.',
    amount_refused: 'Beloppet ligger utanför gränserna för en insättning.',
    currency_refused: 'Du har inget konto i den här valutan.',
    limit_reached:
      'Din gräns för insättningar, eller en paus du har tagit, tillåter det inte. Se Gränser i din profil.',
    no_connection: 'Det finns ingen anslutning. Inget har dragits.',
    try_again: 'Insättningen kunde inte startas. Inget har dragits; försök igen.',
    see_profile: 'Ange ditt födelsedatum eller verifiera kontot: se din profil.',
    not_offered: 'Det går inte att sätta in på det här kontot.',
    payments_closed:
      'Vi kan inte ta emot insättningar just nu. Ditt saldo är tryggt och du kan fortsätta spela för det.',
  },
};

export const quickDeposit = {
  title: 'Sätt in det som saknas',
  other: 'Andra belopp och hjälp',
  notification: {
    success: 'Insättningen är mottagen. Du kan lägga ditt spel.',
    pending: 'Din insättning är på väg.',
    failed: {
      title: 'Insättningen misslyckades',
      description: 'Inget har dragits. Försök igen eller betala på ett annat sätt.',
    },
  },
};

export const spi = {
  notification: {
    deposit_started: 'Přecházíme na platební stránku',
    deposit_failed: 'Vklad se nezahájil',
    signed_out: 'Jste odhlášeni',
    continue_at_provider: 'Pokračujte u poskytovatele plateb.',
    sign_in_again: 'Přihlaste se a zkuste to znovu.',
    amount_refused: 'Tato částka je mimo limity jednoho vkladu.',
    currency_refused: 'V této měně nemáte účet.',
    limit_reached:
      'Nedovoluje to váš limit na vklady, nebo přestávka, kterou máte. Podívejte se do Limitů ve svém profilu.',
    no_connection: 'Není připojení. Nic se nestrhlo.',
    try_again: 'Vklad se nepodařilo zahájit. Nic se nestrhlo, zkuste to znovu.',
    see_profile: 'Doplňte datum narození nebo si nechte účet ověřit: podívejte se do profilu.',
    not_offered: 'Tento účet nemůže vkládat.',
    payments_closed: 'Vklady teď nepřijímáme. Váš zůstatek je v bezpečí a můžete s ním sázet dál.',
  },
};

export const quickDeposit = {
  title: 'Vložit, co chybí',
  other: 'Jiné částky a nápověda',
  notification: {
    success: 'Vklad přijat. Můžete podat sázku.',
    pending: 'Váš vklad je na cestě.',
    failed: {
      title: 'Vklad se nezdařil',
      description: 'Nic se nestrhlo. Zkuste to znovu, nebo zvolte jiný způsob platby.',
    },
  },
};

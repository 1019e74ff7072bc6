export const spi = {
  notification: {
    deposit_started: 'Przechodzimy do płatności',
    deposit_failed: 'Wpłata się nie zaczęła',
    signed_out: 'Nastąpiło wylogowanie',
    continue_at_provider: 'Dokończ u operatora płatności.',
    sign_in_again: 'Zaloguj się i spróbuj ponownie.',
    amount_refused: 'Ta kwota wykracza poza limity jednej wpłaty.',
    currency_refused: 'Nie masz konta w tej walucie.',
    limit_reached:
      'Nie pozwala na to Twój limit wpłat albo trwająca przerwa. Zobacz Limity w swoim profilu.',
    no_connection: 'Brak połączenia. Nic nie pobrano.',
    try_again: 'Nie udało się rozpocząć wpłaty. Nic nie pobrano, spróbuj ponownie.',
    see_profile: 'Podaj datę urodzenia lub zweryfikuj konto: sprawdź profil.',
    not_offered: 'Na to konto nie można wpłacać.',
    payments_closed:
      'W tej chwili nie przyjmujemy wpłat. Twoje saldo jest bezpieczne i możesz nadal za nie grać.',
  },
};

export const quickDeposit = {
  title: 'Wpłać brakującą kwotę',
  other: 'Inne kwoty i pomoc',
  notification: {
    success: 'Wpłata dotarła. Możesz postawić zakład.',
    pending: 'Twoja wpłata jest w drodze.',
    failed: {
      title: 'Wpłata się nie powiodła',
      description: 'Nic nie pobrano. Spróbuj ponownie albo wybierz inną metodę płatności.',
    },
  },
};

export const push = {
  name: 'Powiadomienia na tym urządzeniu',
  hint: 'Rozliczone zakłady i wiadomości dla Ciebie, nawet gdy ta strona jest zamknięta.',
  denied: 'Ta przeglądarka je blokuje. Zezwól na powiadomienia z tej strony w jej ustawieniach.',
  to_install: 'Aby je otrzymywać, dodaj tę stronę do ekranu głównego i otwórz ją stamtąd.',
  failed_title: 'Nie udało się zapisać',
  failed_text: 'Przeglądarka lub nasz serwer nie odpowiada. Spróbuj ponownie.',
};

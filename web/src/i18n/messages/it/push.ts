export const push = {
  name: 'Notifiche su questo dispositivo',
  hint: 'Scommesse chiuse e novità per te, anche quando questa pagina è chiusa.',
  denied: 'Questo browser le blocca. Consenti le notifiche di questo sito nelle sue impostazioni.',
  to_install: 'Per riceverle aggiungi questo sito alla schermata Home e aprilo da lì.',
  failed_title: 'Non è stato salvato',
  failed_text: 'Il browser o il nostro server non ha risposto. Riprova.',
};

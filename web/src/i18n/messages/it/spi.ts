/** What the payment widget has to say, by the keys of SPEC §8: `spi.notification.{title}` and `.{message}`. */
export const spi = {
  notification: {
    deposit_started: 'Si va alla pagina di pagamento',
    deposit_failed: 'Deposito non avviato',
    signed_out: 'Sei uscito',
    continue_at_provider: 'Continua presso il fornitore del pagamento.',
    sign_in_again: 'Accedi e riprova.',
    amount_refused: 'Questo importo è fuori dai limiti di un deposito.',
    currency_refused: 'Non hai un conto in questa valuta.',
    limit_reached:
      'Il tuo limite sui depositi, o una pausa in corso, non lo permette. Vedi Limiti nel tuo profilo.',
    no_connection: 'Non c’è connessione. Non è stato addebitato nulla.',
    try_again: 'Non è stato possibile avviare il deposito. Non è stato addebitato nulla: riprova.',
    see_profile: 'Aggiungi la data di nascita o fai verificare il conto: vedi il tuo profilo.',
    not_offered: 'Su questo conto non si può depositare.',
    payments_closed:
      'Al momento non possiamo accettare depositi. Il tuo saldo è al sicuro e puoi continuare a scommettere.',
  },
};

/** Words of the deposit inside the slip, with how it ends by the keys of SPEC §8. */
export const quickDeposit = {
  title: 'Deposita quanto manca',
  other: 'Altri importi e aiuto',
  notification: {
    success: 'Deposito ricevuto. Puoi piazzare la scommessa.',
    pending: 'Il tuo deposito è in arrivo.',
    failed: {
      title: 'Deposito non riuscito',
      description: 'Non è stato addebitato nulla. Riprova o usa un altro modo di pagare.',
    },
  },
};

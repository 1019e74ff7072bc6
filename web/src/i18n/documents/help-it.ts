import type { Document } from './document';

/** The help center in Italian. */
export const help = (site: string): Document => ({
  title: 'Centro assistenza',
  intro: `Le domande più frequenti dei giocatori di ${site}, con risposte di poche frasi.`,
  sections: [
    {
      heading: 'Non ho ricevuto email dopo la registrazione',
      paragraphs: [
        'Guarda prima nello spam. Poi richiedi di nuovo il link dal modulo di accesso. Se il tuo indirizzo aveva già un conto, l’email te lo dice.',
      ],
    },
    {
      heading: 'Ho dimenticato la password',
      paragraphs: [
        'Scegli «Password dimenticata?» quando accedi. Il link nell’email vale una volta e per un tempo limitato. Con una nuova password esci da tutti gli altri dispositivi.',
      ],
    },
    {
      heading: 'Il mio conto è bloccato',
      paragraphs: [
        'Lo bloccano dieci password sbagliate, chiunque le abbia scritte. Un link in un’email lo sblocca. Se non eri tu, poi scegli una nuova password.',
      ],
    },
    {
      heading: 'Dov’è il mio deposito',
      paragraphs: [
        'La maggior parte dei depositi arriva subito. Alcuni modi di pagare ci mettono di più; il saldo cambia da solo appena il pagamento è confermato. Un pagamento non riuscito non viene addebitato.',
      ],
    },
    {
      heading: 'Come prelevo il mio denaro',
      paragraphs: [
        'Chiedi un prelievo nel tuo portafoglio. Vedi a che punto è e quando dovrebbe arrivare, e puoi annullarlo finché non è inviato.',
      ],
    },
    {
      heading: 'Perché la mia scommessa è stata rifiutata',
      paragraphs: [
        'Le quote si muovono e le scommesse si chiudono per un momento quando in campo succede qualcosa. La schedina dice di quale selezione si trattava. Per una scommessa rifiutata dal tuo conto non viene tolto nulla.',
      ],
    },
    {
      heading: 'Voglio giocare meno',
      paragraphs: [
        'Imposta un limite su depositi, perdite, puntate o tempo; uno più basso vale subito. Puoi anche prenderti una pausa o autoescluderti. Se il gioco non è più un divertimento, parla con qualcuno di cui ti fidi o con una linea di aiuto dove vivi.',
      ],
    },
  ],
});

import type { Document } from './document';

/** The terms and conditions in Italian. */
export const terms = (site: string): Document => ({
  title: 'Termini e condizioni',
  intro: `Su che cosa si accordano ${site} e i suoi giocatori. In breve, perché regole che nessuno legge non proteggono nessuno.`,
  sections: [
    {
      heading: 'Chi può giocare',
      paragraphs: [
        'Hai almeno 18 anni, o l’età in cui le scommesse sono permesse dove vivi se è più alta.',
        'Giochi per te, con il tuo denaro e da un Paese in cui offriamo conti.',
        'C’è un solo conto per persona. Il suo indirizzo email è tuo ed è stato confermato.',
      ],
    },
    {
      heading: 'Il tuo conto',
      paragraphs: [
        'Tieni la password per te. Dopo troppe password sbagliate il conto è bloccato finché non segui il link che ti mandiamo per email.',
        'Puoi chiudere in ogni momento qualsiasi tua sessione e puoi chiudere il conto. Il denaro che è tuo ti viene pagato.',
      ],
    },
    {
      heading: 'Denaro',
      paragraphs: [
        'Il tuo conto è nella valuta che hai scelto. Ogni movimento di denaro è elencato nei tuoi movimenti.',
        'Ciò che vinci si arrotonda per difetto alla più piccola unità della valuta, una volta, alla fine.',
        'Il denaro si paga con un mezzo di pagamento che ti appartiene. Possiamo chiederti prima di dimostrare chi sei.',
      ],
    },
    {
      heading: 'Scommesse',
      paragraphs: [
        'Una scommessa è valida quando l’abbiamo confermata, alle quote che la conferma mostra. Le scommesse su partite in corso si confermano dopo qualche secondo.',
        'Un errore evidente nelle quote, un mercato rimasto aperto quando il suo esito era già noto o una partita abbandonata annullano una selezione. Allora conta con quota 1.00.',
        'I risultati sono quelli dell’organizzatore ufficiale nel giorno. Le correzioni entro quel giorno si seguono.',
      ],
    },
    {
      heading: 'Giocare entro i limiti',
      paragraphs: [
        'Puoi limitare depositi, puntate, perdite e tempo. Un limite più basso vale subito, uno più alto solo dopo un tempo di attesa e quando l’hai confermato di nuovo.',
        'Puoi prenderti una pausa o autoescluderti. Nessuno, né tu né noi, può chiudere in anticipo un’esclusione.',
      ],
    },
    {
      heading: 'Quando non siamo d’accordo',
      paragraphs: [
        'Prima scrivi a noi. Rispondiamo con ciò che dicono i nostri registri: scommesse, movimenti di denaro e decisioni del nostro staff sono tutti conservati.',
        'Niente in questi termini toglie un diritto che la legge del luogo in cui vivi ti dà.',
      ],
    },
  ],
});

import type { Document } from './document';

/** Who runs the site, in Italian. */
export const about = (site: string): Document => ({
  title: `Chi è ${site}`,
  intro: `${site} è un posto per scommettere sullo sport: prima della partita, mentre si gioca e su ciò che si costruisce con entrambe.`,
  sections: [
    {
      heading: 'Chi lo gestisce',
      paragraphs: [
        `${site} è gestito dalla società con cui accetti i termini e condizioni. È lei a prendere le tue scommesse, a custodire il tuo denaro e a rispondere di entrambi.`,
        'Il software è fatto da altri e non porta con sé alcuna licenza per offrire scommesse. Se, dove e sotto quale vigilanza si offrono scommesse è una questione di quella società.',
      ],
    },
    {
      heading: 'Licenza',
      paragraphs: [
        'Le scommesse sono offerte dove la società ha la licenza per offrirle e in nessun altro posto: altrove non si aprono conti e il sito può essere chiuso. Quale autorità vigila, e con quale numero, la società lo dice nelle sue note legali e su richiesta.',
        'I conti sono per maggiorenni. Possiamo chiedere in ogni momento una prova dell’età e dell’identità, e lo facciamo prima di pagare somme più grandi.',
      ],
    },
    {
      heading: 'Gioco responsabile',
      paragraphs: [
        'Scommettere è un divertimento e alla lunga costa denaro. Punta ciò di cui puoi fare a meno e mai per riprendere ciò che hai perso.',
        'Nel tuo conto puoi limitare depositi, puntate, perdite e tempo, farti ricordare da quanto giochi, prenderti una pausa o autoescluderti. Un limite più basso vale subito. Un’esclusione non può essere chiusa in anticipo da nessuno.',
        'Se il gioco non è più un divertimento, o preoccupa qualcuno a te vicino, parla con una linea di aiuto dove vivi. Non costa nulla e nessuno deve sapere il tuo nome.',
      ],
    },
    {
      heading: 'Da dove vengono quote e risultati',
      paragraphs: [
        'Quote, punteggi e risultati vengono da fornitori professionali di dati sportivi. La casa aggiunge il suo margine, i suoi limiti e le sue regole, che puoi leggere.',
        'Giochi e jackpot sono estratti in modo che chiunque possa verificarli: ciò che decide è fissato e pubblicato prima, e svelato dopo.',
      ],
    },
    {
      heading: 'Open source',
      paragraphs: [
        `${site} funziona con Touchline, un software di scommesse open source con licenza Apache License 2.0. Come le scommesse vengono accettate, chiuse e pagate non è un segreto della casa: chiunque può leggerlo, provarlo ed eseguirlo.`,
        'Le vincite si contano in unità intere della tua valuta e si arrotondano una volta sola. Ogni movimento di denaro è una scrittura in un registro la cui somma è zero.',
      ],
    },
    {
      heading: 'Contatti',
      paragraphs: [
        'Alla maggior parte delle domande risponde il centro assistenza, che dice anche come raggiungerci. Per una scommessa indica il suo numero; per un pagamento, il giorno e l’importo.',
      ],
    },
  ],
});

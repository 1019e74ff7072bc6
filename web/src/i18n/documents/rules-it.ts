import type { Document, Section } from './document';

/** The betting rules of the house in Italian. */
export const rules = (site: string): Document => ({
  title: 'Regolamento scommesse',
  intro: `Come ${site} prende, chiude e paga le scommesse. Dove la descrizione di un mercato dice altro, vale la descrizione.`,
  sections: SECTIONS,
});

const SECTIONS: readonly Section[] = [
  {
    heading: 'Piazzare una scommessa',
    paragraphs: [
      'Una scommessa è valida quando l’abbiamo confermata, alle quote che la conferma mostra. Fino ad allora dal tuo conto non si toglie nulla in modo definitivo: ciò che era messo da parte per una scommessa rifiutata torna subito.',
      'Le quote si muovono. Scegli tu che cosa succede quando cambiano: chiedertelo, accettare solo quote migliori o accettarle tutte. Non prendiamo mai una scommessa a quote che non hai accettato in uno di questi modi.',
      'Una scommessa confermata non si può cambiare. Dove è offerto, puoi fare cash out.',
    ],
  },
  {
    heading: 'Scommesse su partite in corso',
    paragraphs: [
      'Una scommessa con una selezione live aspetta qualche secondo e poi viene controllata di nuovo. La schedina fa il conto alla rovescia; quanti secondi sono dipende dallo sport. Se nel frattempo le quote si sono mosse o il mercato si è chiuso, la scommessa è rifiutata, oppure accettata alle nuove quote se lo permetti.',
      'Punteggi, cronometri e immagini possono arrivarti in ritardo e servono solo da informazione. Conta l’andamento della partita.',
    ],
  },
  {
    heading: 'Tipi di scommesse',
    paragraphs: [],
    points: [
      { term: 'Singola', text: 'Una selezione. Paga la puntata per la quota.' },
      {
        term: 'Multipla',
        text: 'Più selezioni di partite diverse, che devono vincere tutte. Le quote si moltiplicano. Selezioni di fornitori di quote diversi non stanno insieme.',
      },
      {
        term: 'Sistema',
        text: 'Tutte le multiple di una certa dimensione da 3 a 12 selezioni, per esempio 2 su 3. Ogni multipla è una scommessa a sé con una parte uguale della puntata; la scommessa paga la somma di quelle che vincono. I sistemi completi (Trixie, Patent, Yankee, Lucky 15, Canadian, Lucky 31, Heinz, Lucky 63, Super Heinz, Goliath) contengono multiple di più dimensioni.',
      },
      {
        term: 'Bet builder',
        text: 'Più selezioni di una partita a una sola quota per tutte insieme. Se una perde, la scommessa perde.',
      },
    ],
  },
  {
    heading: 'Limiti',
    paragraphs: [
      'Il minimo e il massimo che una scommessa può puntare e il massimo che paga si vedono sulla schedina. Cambiano secondo valuta, mercato, campionato e tipo di scommessa e possono essere fissati per un conto. I sistemi hanno un tetto proprio.',
      'Possiamo rifiutare per intero una scommessa quando tutte le scommesse su un evento insieme costerebbero più di quanto vi mettiamo a rischio. Una puntata sopra il limite si può chiedere dove la schedina lo offre; decide una persona, e una scommessa su cui nessuno decide in tempo è rifiutata.',
      'I limiti che hai impostato per te vengono prima di tutti questi.',
    ],
  },
  {
    heading: 'Chiusura',
    paragraphs: [
      'Le scommesse si chiudono secondo il risultato ufficiale appena è definitivo. Una vincita si calcola con esattezza e si arrotonda per difetto alla più piccola unità della tua valuta, una volta, alla fine.',
      'Se un risultato viene corretto, o abbiamo chiuso male una scommessa, la chiudiamo di nuovo e registriamo la differenza, in qualunque direzione vada. I tuoi movimenti mostrano ogni passo.',
      'Le selezioni decise prima dell’interruzione di una partita restano valide.',
    ],
    points: [
      { term: 'Vinta', text: 'La selezione conta con la sua quota.' },
      {
        term: 'Persa',
        text: 'Una singola, una multipla o un bet builder è perso. In un sistema lo è ogni multipla che la contiene.',
      },
      {
        term: 'Vinta a metà, persa a metà',
        text: 'Sulle linee a quarti metà della puntata va su ciascuna di due linee. Una metà torna, l’altra vince o perde.',
      },
      {
        term: 'Dead heat',
        text: 'Quando in più condividono un posto che spettava a meno, la selezione vince per la sua parte della puntata e perde per il resto.',
      },
      {
        term: 'Annullata',
        text: 'La selezione conta con quota 1.00. Una singola restituisce la puntata; una multipla prosegue senza di lei.',
      },
    ],
  },
  {
    heading: 'Quando una selezione è annullata',
    paragraphs: [
      'Una partita cancellata, o interrotta senza risultato ufficiale, annulla ciò che non aveva deciso. Una partita rinviata mantiene le sue scommesse finché l’organizzatore la tiene in programma.',
      'È annullata anche una selezione il cui concorrente non parte, se il mercato non dice «all in», e una di un mercato che era ancora aperto quando il suo esito era noto.',
      'Una scommessa bet builder ha una quota sola per tutto. Se una delle sue selezioni è annullata, torna tutta la puntata.',
    ],
  },
  {
    heading: 'Errori nelle quote',
    paragraphs: [
      'Un errore evidente è una quota, una linea o un punteggio che chiaramente non è ciò che si intendeva: due squadre scambiate, una virgola al posto sbagliato, una quota lontana da quelle di tutto il mercato o una quota per qualcosa che è già successo. Possiamo annullare una selezione presa a una quota così e lo diciamo nelle tue scommesse.',
      'Non ritiriamo una scommessa perché ha vinto, né perché dopo le quote si sono mosse.',
    ],
  },
  {
    heading: 'Cash out',
    paragraphs: [
      'Dove una scommessa mostra un’offerta, puoi prenderla per tutta la scommessa o per una parte. L’offerta è quanto vale la scommessa alle quote del momento, meno un margine; cambia con loro e sparisce mentre un mercato è chiuso.',
      'Ti paghiamo almeno ciò che vedevi quando hai accettato. Se nel frattempo l’offerta è scesa, non succede nulla e vedi quella nuova.',
      'Un cash out è definitivo, qualunque sia il risultato. Aggiunte come un bonus multipla sono per le scommesse che arrivano in fondo e non fanno parte dell’offerta.',
    ],
  },
  {
    heading: 'Bonus',
    paragraphs: [
      'Ciò che un bonus richiede è scritto accanto: quote, sport, numero di selezioni, date. Una freebet paga la vincita senza la propria puntata se non dice altro, e quella la cui scommessa è annullata viene restituita per un’altra scommessa.',
      'Un bonus multipla moltiplica la quota quando ogni selezione ha la quota richiesta. Una selezione annullata non conta.',
    ],
  },
  {
    heading: 'Per sport',
    paragraphs: ['Un mercato il cui nome non dice altro vale così.'],
    points: [
      {
        term: 'Calcio',
        text: 'Novanta minuti con il recupero. Supplementari e rigori contano dove il mercato li nomina. Gli autogol contano per il punteggio e non per un marcatore.',
      },
      {
        term: 'Tennis',
        text: 'Un giocatore che si ritira o è squalificato annulla ciò che non è ancora deciso. Set e game giocati restano validi. Un cambio di campo o un giorno di ritardo non cambia nulla.',
      },
      {
        term: 'Basket',
        text: 'Con i supplementari, tranne metà gara, quarti e mercati sui tempi regolamentari.',
      },
      {
        term: 'Hockey su ghiaccio',
        text: 'I mercati con il pareggio valgono per sessanta minuti. Quelli senza comprendono supplementari e rigori, che contano come un gol.',
      },
      { term: 'Football americano', text: 'Con i supplementari, tranne metà gara e quarti.' },
      {
        term: 'Baseball',
        text: 'Con gli extra inning. Una partita finita in anticipo vale appena la lega la omologa.',
      },
      {
        term: 'Cricket',
        text: 'Secondo il risultato ufficiale, anche se accorciato. In un pareggio deciso da un super over, il super over decide solo il mercato del vincitore.',
      },
      {
        term: 'Pallavolo, tennistavolo',
        text: 'I set decisivi contano. Ciò che non è deciso quando una partita si interrompe è annullato.',
      },
      { term: 'Pallamano', text: 'Sessanta minuti, se il mercato non nomina i supplementari.' },
      {
        term: 'Golf, ciclismo',
        text: 'Secondo la classifica finale alla premiazione. Squalifiche successive non cambiano nulla.',
      },
      {
        term: 'Esport',
        text: 'Secondo il risultato dell’organizzatore, con i round di overtime. Una mappa rigiocata conta con il secondo risultato. Una squadra che rinuncia prima della prima mappa annulla la partita.',
      },
    ],
  },
  {
    heading: 'Se pensi che abbiamo sbagliato',
    paragraphs: [
      'Scrivi all’assistenza con il numero della scommessa. Ogni quota, rifiuto e chiusura è registrata e rispondiamo in base a questi registri. Puoi scaricare i tuoi movimenti quando vuoi.',
    ],
  },
];

import type { PlayerWords } from './player-words';

/** The platform's words in German. */
export const words: PlayerWords = {
  mails: {
    confirmation: {
      subject: 'Bestätige deine Adresse für {site}',
      body: [
        'Jemand, vermutlich du, hat sich bei {site} mit dieser Adresse registriert. Mit diesem Link öffnest du das Konto. Er gilt einmal und drei Tage lang.',
        '{link}',
        'Wenn du das nicht warst, musst du nichts tun: Ohne den Link kann sich niemand anmelden.',
      ],
    },
    taken: {
      subject: 'Du hast schon ein Konto bei {site}',
      body: [
        'Jemand, vermutlich du, wollte sich bei {site} mit dieser Adresse registrieren. Sie hat schon ein Konto, und das bleibt, wie es ist.',
        'Wenn du das Passwort nicht mehr weißt oder die Adresse nie bestätigt hast, wähle hier ein neues Passwort:',
        '{link}',
        'Wenn du das nicht warst, musst du nichts tun.',
      ],
    },
    password: {
      subject: 'Wähle ein neues Passwort für {site}',
      body: [
        'Jemand, vermutlich du, möchte ein neues Passwort bei {site}. Mit diesem Link wählst du eines. Er gilt einmal und zwei Stunden lang und beendet alle Sitzungen.',
        '{link}',
        'Wenn du das nicht warst, musst du nichts tun: Dein Passwort bleibt, wie es ist.',
      ],
    },
    unlock: {
      subject: 'Dein Konto bei {site} ist gesperrt',
      body: [
        'Es gab zu viele falsche Passwörter nacheinander, darum haben wir dein Konto bei {site} für eine Stunde gesperrt. Mit diesem Link entsperrst du es gleich. Er gilt einmal und einen Tag lang.',
        '{link}',
        'Wenn du das nicht warst: Es ist niemand hereingekommen. Nutze ein Passwort, das du sonst nirgends hast.',
      ],
    },
    password_changed: {
      subject: 'Dein Passwort für {site} wurde geändert',
      body: [
        'Das Passwort deines Kontos bei {site} wurde geändert, und alle Sitzungen wurden beendet.',
        'Wenn du das nicht warst, wähle sofort ein neues:',
        '{link}',
      ],
    },
    totp_on: {
      subject: 'Dein Konto bei {site} hat jetzt eine Authenticator-App',
      body: [
        '{subject}. Zum Anmelden brauchst du von nun an das Passwort und einen Code aus der App.',
        'Wenn du das nicht warst, wähle sofort ein neues Passwort. Das beendet alle Sitzungen:',
        '{link}',
      ],
    },
    totp_off: {
      subject: 'Dein Konto bei {site} hat keine Authenticator-App mehr',
      body: [
        '{subject}. Zum Anmelden brauchst du von nun an keinen Code aus einer App.',
        'Wenn du das nicht warst, wähle sofort ein neues Passwort. Das beendet alle Sitzungen:',
        '{link}',
      ],
    },
    passkey_on: {
      subject: 'Dein Konto bei {site} hat einen neuen Passkey',
      body: [
        '{subject}. Er gilt von nun an beim Anmelden als zweiter Faktor.',
        'Wenn du das nicht warst, wähle sofort ein neues Passwort. Das beendet alle Sitzungen:',
        '{link}',
      ],
    },
    passkey_off: {
      subject: 'Ein Passkey deines Kontos bei {site} wurde entfernt',
      body: [
        '{subject}. Er gilt beim Anmelden nicht mehr.',
        'Wenn du das nicht warst, wähle sofort ein neues Passwort. Das beendet alle Sitzungen:',
        '{link}',
      ],
    },
    deposit_over_limit: {
      subject: 'Deine Einzahlung bei {site} wurde nicht gutgeschrieben',
      body: ['{subject}. Über deinem Einzahlungslimit. Das Geld wird erstattet.', '{link}'],
    },
    deposit_excluded: {
      subject: 'Deine Einzahlung bei {site} wurde nicht gutgeschrieben',
      body: ['{subject}. Während eines Ausschlusses bezahlt. Das Geld wird erstattet.', '{link}'],
    },
    deposit_barred: {
      subject: 'Deine Einzahlung bei {site} wurde nicht gutgeschrieben',
      body: [
        '{subject}. Auf dieses Konto sind keine Einzahlungen möglich. Das Geld wird erstattet.',
        '{link}',
      ],
    },
    withdrawal_unpaid: {
      subject: 'Deine Auszahlung bei {site} wurde nicht ausgeführt',
      body: ['{subject}. {reason} Das Geld ist wieder auf deinem Konto.', '{link}'],
    },
    new_browser: {
      subject: 'Neue Anmeldung bei deinem Konto bei {site}',
      body: [
        '{subject}. Sie kam aus einem Browser, in dem du noch nie angemeldet warst.',
        'Wenn du das nicht warst, wähle sofort ein neues Passwort. Das beendet alle Sitzungen:',
        '{link}',
      ],
    },
    new_destination: {
      subject: 'Auszahlung an ein neues Ziel bei {site}',
      body: [
        '{subject}. Bis sie gesendet ist, kannst du sie zurücknehmen.',
        'Wenn du das nicht warst, wähle sofort ein neues Passwort. Das beendet alle Sitzungen:',
        '{link}',
      ],
    },
  },
  code: '{code} ist dein Code für {site}. Gib ihn niemandem weiter.',
  returned: {
    title: 'Zurück von der Zahlungsseite',
    text: 'Du kannst dieses Fenster schließen. Die Seite, von der du kamst, sagt, wie die Zahlung ausgegangen ist.',
  },
  payments: {
    title: 'Sandbox-Zahlung',
    brand: 'Sandbox Pay',
    notice: 'Dies ist eine Sandbox. Es fließt kein echtes Geld.',
    explain:
      'Sie steht für einen Zahlungsanbieter. Wählen Sie, wie die Zahlung ausgeht; der Händler erfährt es durch eine signierte Nachricht.',
    amount: 'Betrag',
    to: 'Zurück zu',
    reference: 'Referenz',
    pay: '{amount} zahlen',
    decline: 'Ablehnen',
    card: 'Kartennummer',
    cards: 'Testkarten',
    cardsHint: 'Nummern, die die Sandbox kennt; andere werden nicht genommen.',
    unknownCard: 'Die Sandbox kennt nur die Karten unten.',
    confirm: 'Zahlung bestätigen',
    challengeTitle: '3-D Secure',
    challenge: 'Hier würde Ihre Bank fragen, ob Sie es sind.',
    manage: 'Was später geschehen kann',
    refundHalf: 'Die Hälfte des Rests erstatten',
    refundRest: 'Den Rest erstatten',
    chargeBack: 'Zurückbuchen',
    refunded: 'Erstattet',
    decided: {
      paid: 'Diese Zahlung wurde genehmigt',
      declined: 'Diese Zahlung wurde abgelehnt',
      refunded: 'Diese Zahlung wurde erstattet',
      charged_back: 'Diese Zahlung wurde zurückgebucht',
    },
    told: '{decided}, und der Händler weiß es.',
    untold: '{decided}. Der Händler hat noch nicht geantwortet; wir sagen es ihm weiter.',
    back: 'Zurück zum Händler',
    missingTitle: 'Diese Zahlung gibt es nicht',
    missing:
      'Die Adresse ist nicht vollständig, oder die Zahlung wurde nie begonnen. Beginnen Sie beim Händler noch einmal.',
    cardSays: {
      paid: 'Bezahlt',
      declined: 'Abgelehnt',
      challenge: '3-D Secure',
      later_paid: 'Ausstehend, dann bezahlt',
      later_declined: 'Ausstehend, dann abgelehnt',
      mismatch: 'Bezahlt mit anderem Betrag',
      duplicate: 'Bezahlt und zweimal gemeldet',
    },
  },
  games: {
    brand: 'Sandbox-Spiele',
    notice: 'Eine Sandbox: Gespielt wird mit dem Geld dieser Seite.',
    balance: 'Guthaben',
    stake: 'Einsatz',
    play: 'Spielen',
    playing: 'Die Runde läuft …',
    ready: 'Wählen und spielen.',
    win: 'Sie gewinnen {amount}.',
    lose: 'Diesmal kein Gewinn.',
    later: 'Der Gewinn ist auf dem Weg zu Ihrem Konto.',
    refused: {
      insufficient_funds: 'Für diesen Einsatz reicht Ihr Guthaben nicht.',
      limit_reached: 'Ein von Ihnen gesetztes Limit steht diesem Einsatz entgegen.',
      session_expired:
        'Das Spiel war zu lange offen. Öffnen Sie es noch einmal aus dem Wettangebot.',
    },
    failed: 'Die Runde konnte nicht gespielt werden. Es wurde nichts eingesetzt.',
    void: 'Die Runde fand nicht statt. Ihr Einsatz wird erstattet.',
    again: 'Die Seite war nicht mehr aktuell. Spielen Sie noch einmal.',
    offline:
      'Es kommt keine Antwort. Prüfen Sie Ihr Guthaben und öffnen Sie das Spiel noch einmal.',
    closedTitle: 'Dieses Spiel ist nicht offen',
    closed:
      'Die Adresse wurde schon benutzt oder ist zu alt. Öffnen Sie das Spiel noch einmal aus dem Wettangebot.',
    fair: 'Warum das fair ist',
    back: 'Auf lange Sicht kommen {share} der Einsätze zurück, was auch gewählt wird.',
    how: 'Was die nächste Runde entscheidet, steht schon fest; dies ist sein SHA-256. Nach der Runde wird der Startwert gezeigt, und diese Seite prüft ihn.',
    next: 'Nächste Runde',
    seed: 'Startwert der letzten Runde',
    mine: 'Zahl dieses Browsers',
    ticket: 'Gezogenes Los',
    checked: 'Geprüft: Der Startwert ist der zugesagte, und er zieht dieses Los.',
    unchecked: 'Dieser Browser kann es hier nicht prüfen.',
    wrong: 'Die Prüfung schlug fehl: Der Startwert ergibt dieses Los nicht.',
    quick: 'Zufallstipp',
    pick: 'Drei Zahlen wählen',
    games: {
      horse_racing: 'Pferderennen',
      lottery: 'Lotterie',
      premium_cricket: 'Premium Cricket',
      virtual_gaming_arena: 'Spielarena',
    },
    asked: {
      horse_racing: 'Welches Pferd gewinnt?',
      lottery: 'Drei aus zwölf Zahlen',
      premium_cricket: 'Was bringt der nächste Ball?',
      virtual_gaming_arena: 'Wer würfelt höher?',
    },
    names: {
      dot: 'Kein Run',
      single: 'Ein Run',
      double: 'Zwei Runs',
      four: 'Vier',
      six: 'Sechs',
      wicket: 'Wicket',
      red: 'Rot',
      draw: 'Gleichstand',
      blue: 'Blau',
    },
    hits: { 2: '2 Treffer', 3: '3 Treffer' },
    came: {
      horse_racing: '{result} gewinnt.',
      lottery: 'Gezogen: {result}.',
      premium_cricket: '{result}.',
      virtual_gaming_arena: 'Rot und Blau würfeln {result}.',
    },
  },
};

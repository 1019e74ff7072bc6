import type { PlayerWords } from './player-words';

/** The platform's words in Dutch. */
export const words: PlayerWords = {
  mails: {
    confirmation: {
      subject: 'Bevestig je adres voor {site}',
      body: [
        'Iemand, waarschijnlijk jij, heeft zich met dit adres bij {site} geregistreerd. Volg deze link om het account te openen. Hij werkt één keer, binnen drie dagen.',
        '{link}',
        'Was jij het niet, doe dan niets: zonder de link kan niemand inloggen.',
      ],
    },
    taken: {
      subject: 'Je hebt al een account bij {site}',
      body: [
        'Iemand, waarschijnlijk jij, wilde zich met dit adres bij {site} registreren. Er hoort al een account bij, en dat blijft zoals het is.',
        'Weet je het wachtwoord niet meer, of heb je het adres nooit bevestigd, kies hier dan een nieuw wachtwoord:',
        '{link}',
        'Was jij het niet, dan hoef je niets te doen.',
      ],
    },
    password: {
      subject: 'Kies een nieuw wachtwoord voor {site}',
      body: [
        'Iemand, waarschijnlijk jij, heeft om een nieuw wachtwoord voor {site} gevraagd. Volg deze link om er een te kiezen. Hij werkt één keer, binnen twee uur, en beëindigt alle sessies.',
        '{link}',
        'Was jij het niet, doe dan niets: je wachtwoord blijft zoals het is.',
      ],
    },
    unlock: {
      subject: 'Je account bij {site} is vergrendeld',
      body: [
        'Er waren te veel foute wachtwoorden achter elkaar, dus hebben we je account bij {site} een uur lang vergrendeld. Volg deze link om het nu te ontgrendelen. Hij werkt één keer, binnen een dag.',
        '{link}',
        'Was jij het niet die het probeerde? Er is niemand binnengekomen. Zorg dat je wachtwoord er een is dat je nergens anders gebruikt.',
      ],
    },
    password_changed: {
      subject: 'Je wachtwoord voor {site} is gewijzigd',
      body: [
        'Het wachtwoord van je account bij {site} is gewijzigd, en alle sessies zijn beëindigd.',
        'Was jij het niet, kies dan meteen een nieuw:',
        '{link}',
      ],
    },
    totp_on: {
      subject: 'Er is een authenticator-app toegevoegd aan je account bij {site}',
      body: [
        '{subject}. Vanaf nu heb je bij het inloggen naast het wachtwoord ook een code van de app nodig.',
        'Was jij het niet, kies dan meteen een nieuw wachtwoord. Dat beëindigt alle sessies:',
        '{link}',
      ],
    },
    totp_off: {
      subject: 'De authenticator-app is verwijderd van je account bij {site}',
      body: [
        '{subject}. Vanaf nu heb je bij het inloggen geen code van een app nodig.',
        'Was jij het niet, kies dan meteen een nieuw wachtwoord. Dat beëindigt alle sessies:',
        '{link}',
      ],
    },
    passkey_on: {
      subject: 'Er is een passkey toegevoegd aan je account bij {site}',
      body: [
        '{subject}. Vanaf nu geldt hij bij het inloggen als tweede stap.',
        'Was jij het niet, kies dan meteen een nieuw wachtwoord. Dat beëindigt alle sessies:',
        '{link}',
      ],
    },
    passkey_off: {
      subject: 'Er is een passkey verwijderd van je account bij {site}',
      body: [
        '{subject}. Hij geldt niet meer bij het inloggen.',
        'Was jij het niet, kies dan meteen een nieuw wachtwoord. Dat beëindigt alle sessies:',
        '{link}',
      ],
    },
    deposit_over_limit: {
      subject: 'Je storting bij {site} is niet bijgeschreven',
      body: ['{subject}. Boven je stortingslimiet. Het geld wordt terugbetaald.', '{link}'],
    },
    deposit_excluded: {
      subject: 'Je storting bij {site} is niet bijgeschreven',
      body: ['{subject}. Betaald tijdens een uitsluiting. Het geld wordt terugbetaald.', '{link}'],
    },
    deposit_barred: {
      subject: 'Je storting bij {site} is niet bijgeschreven',
      body: [
        '{subject}. Storten op dit account is niet mogelijk. Het geld wordt terugbetaald.',
        '{link}',
      ],
    },
    withdrawal_unpaid: {
      subject: 'Je opname bij {site} is niet uitbetaald',
      body: ['{subject}. {reason} Het geld staat weer op je rekening.', '{link}'],
    },
    new_browser: {
      subject: 'Nieuwe aanmelding bij je account bij {site}',
      body: [
        '{subject}. Die kwam uit een browser waarin je account nooit eerder is gebruikt.',
        'Was jij het niet, kies dan meteen een nieuw wachtwoord. Dat beëindigt alle sessies:',
        '{link}',
      ],
    },
    new_destination: {
      subject: 'Opname naar een nieuwe bestemming bij {site}',
      body: [
        '{subject}. Tot ze is verstuurd, kun je ze intrekken.',
        'Was jij het niet, kies dan meteen een nieuw wachtwoord. Dat beëindigt alle sessies:',
        '{link}',
      ],
    },
  },
  code: '{code} is je code voor {site}. Geef hem aan niemand door.',
  returned: {
    title: 'Terug van de betaalpagina',
    text: 'Je kunt dit venster sluiten. De pagina waar je vandaan kwam, zegt hoe de betaling is afgelopen.',
  },
  payments: {
    title: 'Sandboxbetaling',
    brand: 'Sandbox Pay',
    notice: 'Dit is een sandbox. Er gaat geen echt geld om.',
    explain:
      'Hij staat op de plaats van een betaaldienst. Kies hoe de betaling afloopt; de winkel hoort het door een ondertekend bericht.',
    amount: 'Bedrag',
    to: 'Gaat terug naar',
    reference: 'Kenmerk',
    pay: '{amount} betalen',
    decline: 'Weigeren',
    card: 'Kaartnummer',
    cards: 'Testkaarten',
    cardsHint: 'Nummers die de sandbox kent; andere worden niet aangenomen.',
    unknownCard: 'De sandbox kent alleen de kaarten hieronder.',
    confirm: 'Betaling bevestigen',
    challengeTitle: '3-D Secure',
    challenge: 'Hier zou je bank vragen of jij het bent.',
    manage: 'Wat er later kan gebeuren',
    refundHalf: 'De helft van de rest terugbetalen',
    refundRest: 'De rest terugbetalen',
    chargeBack: 'Terugboeken',
    refunded: 'Terugbetaald',
    decided: {
      paid: 'Deze betaling is goedgekeurd',
      declined: 'Deze betaling is geweigerd',
      refunded: 'Deze betaling is terugbetaald',
      charged_back: 'Deze betaling is teruggeboekt',
    },
    told: '{decided}, en de winkel weet het.',
    untold: '{decided}. De winkel heeft nog niet geantwoord; we blijven het melden.',
    back: 'Terug naar de winkel',
    missingTitle: 'Deze betaling bestaat niet',
    missing:
      'Het adres is niet compleet, of de betaling is nooit begonnen. Begin opnieuw vanuit de winkel.',
    cardSays: {
      paid: 'Betaald',
      declined: 'Geweigerd',
      challenge: '3-D Secure',
      later_paid: 'In behandeling, dan betaald',
      later_declined: 'In behandeling, dan geweigerd',
      mismatch: 'Betaald met een ander bedrag',
      duplicate: 'Betaald, en twee keer gemeld',
    },
  },
  games: {
    brand: 'Sandbox Games',
    notice: 'Een sandbox: het geld is dat van deze site.',
    balance: 'Saldo',
    stake: 'Inzet',
    play: 'Spelen',
    playing: 'De ronde is bezig …',
    ready: 'Kies en speel.',
    win: 'Je wint {amount}.',
    lose: 'Deze keer geen winst.',
    later: 'De winst is onderweg naar je account.',
    refused: {
      insufficient_funds: 'Er staat niet genoeg op je account voor deze inzet.',
      limit_reached: 'Een limiet die je hebt ingesteld, laat deze inzet niet toe.',
      session_expired: 'Dit spel staat te lang open. Open het opnieuw vanuit het sportsbook.',
    },
    failed: 'De ronde kon niet worden gespeeld. Er is niets ingezet.',
    void: 'De ronde ging niet door. Je krijgt je inzet terug.',
    again: 'De pagina was verouderd. Speel opnieuw.',
    offline: 'Er komt geen antwoord. Controleer je saldo en open het spel dan opnieuw.',
    closedTitle: 'Dit spel is niet open',
    closed:
      'Het adres is al eerder gebruikt of te oud. Open het spel opnieuw vanuit het sportsbook.',
    fair: 'Waarom dit eerlijk is',
    back: 'Op de lange duur komt {share} van de inzetten terug, wat je ook kiest.',
    how: 'Wat de volgende ronde beslist, staat nu al vast; dit is de SHA-256 ervan. Na de ronde wordt de seed getoond, en deze pagina controleert hem.',
    next: 'Volgende ronde',
    seed: 'Seed van de laatste ronde',
    mine: 'Getal van deze browser',
    ticket: 'Getrokken lot',
    checked: 'Gecontroleerd: de seed is die welke was beloofd, en hij trekt dit lot.',
    unchecked: 'Deze browser kan het hier niet controleren.',
    wrong: 'De controle is mislukt: de seed geeft dit lot niet.',
    quick: 'Willekeurig',
    pick: 'Kies drie nummers',
    games: {
      horse_racing: 'Paardenraces',
      lottery: 'Loterij',
      premium_cricket: 'Premium cricket',
      virtual_gaming_arena: 'Spelarena',
    },
    asked: {
      horse_racing: 'Welk paard wint?',
      lottery: 'Drie van twaalf nummers',
      premium_cricket: 'Wat brengt de volgende bal?',
      virtual_gaming_arena: 'Wie gooit het hoogst?',
    },
    names: {
      dot: 'Geen run',
      single: 'Eén run',
      double: 'Twee runs',
      four: 'Vier',
      six: 'Zes',
      wicket: 'Wicket',
      red: 'Rood',
      draw: 'Gelijk',
      blue: 'Blauw',
    },
    hits: { 2: '2 goed', 3: '3 goed' },
    came: {
      horse_racing: '{result} wint.',
      lottery: 'Getrokken: {result}.',
      premium_cricket: '{result}.',
      virtual_gaming_arena: 'Rood en blauw gooien {result}.',
    },
  },
};

export const account = {
  forgotten: 'Wachtwoord vergeten?',
  agree: 'Ik ben 18 jaar of ouder en ga akkoord met de regels.',
  agree_first: 'Vink dit aan om een account te openen.',
  terms: 'Algemene voorwaarden',
  help: 'Helpcentrum',
  toSignIn: 'Terug naar inloggen',
  toSportsbook: 'Naar de weddenschappen',
  send: 'Mail versturen',
  scriptless: 'Zet JavaScript aan om dit formulier te gebruiken.',
  incomplete:
    'Deze link is niet compleet. Open hem opnieuw vanuit de mail of vraag een nieuwe aan.',
  forgot_password: {
    title: 'Wachtwoord vergeten',
    text: 'Vul in welk adres bij je account hoort. Daar sturen we een link heen voor een nieuw wachtwoord.',
  },
  resend_confirmation_instructions: {
    title: 'Bevestig je adres',
    text: 'We sturen de link die je account opent nog een keer.',
  },
  resend_unlock_instructions: {
    title: 'Ontgrendel je account',
    text: 'Na te veel foute wachtwoorden wordt een account vergrendeld. Met een link ontgrendel je het.',
  },
  edit_password: {
    title: 'Nieuw wachtwoord',
    text: 'Kies het wachtwoord waarmee je voortaan inlogt.',
    action: 'Wachtwoord instellen',
    done: 'Je wachtwoord is gewijzigd',
    next: 'Je bent overal uitgelogd. Log in met het nieuwe wachtwoord.',
  },
  confirm_password: {
    title: 'Je wachtwoord, graag',
    text: 'Wat nu komt beschermt je account, dus we vragen nog eens of jij het bent.',
    action: 'Bevestigen',
    wrong: 'Dit is niet je wachtwoord.',
  },
  missed_auth_fields: {
    title: 'Er ontbreken nog een paar dingen',
    text: 'De regels vragen dat we dit weten van iedereen die hier speelt.',
  },
  phone_verification: {
    title: 'Je telefoonnummer',
    text: 'Een code per sms laat zien dat het van jou is.',
  },
  confirmation: {
    title: 'Bevestig je adres',
    text: 'Eén klik en je account is open.',
    action: 'Adres bevestigen',
    done: 'Je account is open',
    next: '{email} is bevestigd. Log in om je eerste weddenschap te plaatsen.',
  },
  unlock: {
    title: 'Ontgrendel je account',
    text: 'Eén klik en je kunt weer inloggen.',
    action: 'Account ontgrendelen',
    done: 'Je account is ontgrendeld',
    next: 'Je kunt weer inloggen als {email}. Wachtwoord vergeten? Vraag dan een nieuw aan.',
  },
  offer: {
    sign_in: 'Inloggen',
    sign_up: 'Registreren',
    forgot_password: 'Nieuwe link sturen',
    resend_confirmation_instructions: 'Link opnieuw sturen',
    resend_unlock_instructions: 'Ontgrendellink sturen',
  },
  sent: {
    title: 'Kijk in je mail',
    sign_up: 'We hebben een mail gestuurd naar {email}. De link daarin opent je account.',
    alike: 'Als er een account bij {email} hoort waarvoor dit geldt, is er een mail onderweg.',
    nothing: 'Het duurt hooguit een minuut. Niets te zien? Kijk bij je ongewenste mail.',
    again: 'Opnieuw sturen',
  },
} as const;

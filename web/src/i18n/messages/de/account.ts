export const account = {
  forgotten: 'Passwort vergessen?',
  agree: 'Ich bin mindestens 18 und stimme den Regeln zu.',
  agree_first: 'Setze hier ein Häkchen, um ein Konto zu eröffnen.',
  terms: 'Allgemeine Geschäftsbedingungen',
  help: 'Hilfe',
  toSignIn: 'Zurück zur Anmeldung',
  toSportsbook: 'Zu den Wetten',
  send: 'E-Mail senden',
  scriptless: 'Für dieses Formular bitte JavaScript einschalten.',
  incomplete:
    'Dieser Link ist unvollständig. Öffne ihn noch einmal aus der E-Mail oder fordere einen neuen an.',
  forgot_password: {
    title: 'Passwort vergessen',
    text: 'Nenne die Adresse deines Kontos. Dorthin geht ein Link zu einem neuen Passwort.',
  },
  resend_confirmation_instructions: {
    title: 'Adresse bestätigen',
    text: 'Der Link, der dein Konto öffnet, geht noch einmal hinaus.',
  },
  resend_unlock_instructions: {
    title: 'Konto entsperren',
    text: 'Nach zu vielen falschen Passwörtern ist ein Konto gesperrt. Ein Link öffnet es wieder.',
  },
  edit_password: {
    title: 'Neues Passwort',
    text: 'Wähle das Passwort, mit dem du dich von nun an anmeldest.',
    action: 'Neues Passwort setzen',
    done: 'Dein Passwort ist geändert',
    next: 'Du bist überall abgemeldet. Melde dich mit dem neuen Passwort an.',
  },
  confirm_password: {
    title: 'Bitte dein Passwort',
    text: 'Was jetzt kommt, schützt dein Konto. Zeig uns noch einmal, dass du es bist.',
    action: 'Bestätigen',
    wrong: 'Das ist nicht dein Passwort.',
  },
  missed_auth_fields: {
    title: 'Es fehlen noch Angaben',
    text: 'Die Regeln verlangen, dass wir das von allen wissen, die hier spielen.',
  },
  phone_verification: {
    title: 'Deine Telefonnummer',
    text: 'Ein Code in einer Textnachricht zeigt, dass es deine ist.',
  },
  confirmation: {
    title: 'Adresse bestätigen',
    text: 'Ein Klick, und dein Konto ist offen.',
    action: 'Adresse bestätigen',
    done: 'Dein Konto ist offen',
    next: '{email} ist bestätigt. Melde dich an und gib deine erste Wette ab.',
  },
  unlock: {
    title: 'Konto entsperren',
    text: 'Ein Klick, und du kannst dich wieder anmelden.',
    action: 'Konto entsperren',
    done: 'Dein Konto ist entsperrt',
    next: 'Du kannst dich wieder als {email} anmelden. Passwort vergessen? Fordere ein neues an.',
  },
  offer: {
    sign_in: 'Anmelden',
    sign_up: 'Registrieren',
    forgot_password: 'Neuen Link senden',
    resend_confirmation_instructions: 'Link noch einmal senden',
    resend_unlock_instructions: 'Link zum Entsperren senden',
  },
  sent: {
    title: 'Sieh in deine E-Mails',
    sign_up: 'Wir haben eine E-Mail an {email} geschickt. Der Link darin öffnet dein Konto.',
    alike: 'Hat {email} ein Konto, das dies betrifft, ist eine E-Mail dorthin unterwegs.',
    nothing: 'Es dauert höchstens eine Minute. Nichts da? Sieh im Spam-Ordner nach.',
    again: 'Noch einmal senden',
  },
} as const;

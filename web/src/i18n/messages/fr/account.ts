export const account = {
  forgotten: 'Mot de passe oublié ?',
  agree: 'J’ai 18 ans ou plus et j’accepte le règlement.',
  agree_first: 'Cochez cette case pour ouvrir un compte.',
  terms: 'Conditions générales',
  help: 'Centre d’aide',
  toSignIn: 'Retour à la connexion',
  toSportsbook: 'Vers les paris sportifs',
  send: 'Envoyer l’e-mail',
  scriptless: 'Pour utiliser ce formulaire, activez JavaScript.',
  incomplete:
    'Ce lien n’est pas complet. Ouvrez-le à nouveau depuis l’e-mail ou demandez-en un autre.',
  forgot_password: {
    title: 'Mot de passe oublié',
    text: 'Indiquez l’adresse de votre compte. Nous y enverrons un lien pour choisir un nouveau mot de passe.',
  },
  resend_confirmation_instructions: {
    title: 'Confirmez votre adresse',
    text: 'Nous envoyons une nouvelle fois le lien qui ouvre votre compte.',
  },
  resend_unlock_instructions: {
    title: 'Déverrouillez votre compte',
    text: 'Après trop de mots de passe erronés, un compte est verrouillé. Un lien le déverrouille.',
  },
  edit_password: {
    title: 'Nouveau mot de passe',
    text: 'Choisissez le mot de passe avec lequel vous vous connecterez désormais.',
    action: 'Enregistrer le mot de passe',
    done: 'Votre mot de passe est modifié',
    next: 'Vous êtes déconnecté partout. Connectez-vous avec le nouveau mot de passe.',
  },
  confirm_password: {
    title: 'Votre mot de passe, s’il vous plaît',
    text: 'La suite touche à la sécurité de votre compte : nous vérifions encore une fois que c’est bien vous.',
    action: 'Confirmer',
    wrong: 'Ce n’est pas votre mot de passe.',
  },
  missed_auth_fields: {
    title: 'Il manque quelques informations',
    text: 'La réglementation nous impose de les connaître pour chaque joueur.',
  },
  phone_verification: {
    title: 'Votre numéro de téléphone',
    text: 'Un code envoyé par SMS montre qu’il est bien à vous.',
  },
  confirmation: {
    title: 'Confirmez votre adresse',
    text: 'Un clic, et votre compte est ouvert.',
    action: 'Confirmer l’adresse',
    done: 'Votre compte est ouvert',
    next: '{email} est confirmée. Connectez-vous pour placer votre premier pari.',
  },
  unlock: {
    title: 'Déverrouillez votre compte',
    text: 'Un clic, et vous pouvez de nouveau vous connecter.',
    action: 'Déverrouiller le compte',
    done: 'Votre compte est déverrouillé',
    next: 'Vous pouvez de nouveau vous connecter avec {email}. Si vous avez oublié votre mot de passe, demandez-en un nouveau.',
  },
  offer: {
    sign_in: 'Se connecter',
    sign_up: 'S’inscrire',
    forgot_password: 'Envoyer un nouveau lien',
    resend_confirmation_instructions: 'Renvoyer le lien',
    resend_unlock_instructions: 'Envoyer un lien de déverrouillage',
  },
  sent: {
    title: 'Consultez vos e-mails',
    sign_up: 'Nous avons envoyé un e-mail à {email}. Le lien qu’il contient ouvre votre compte.',
    alike: 'Si {email} a un compte concerné, un e-mail est en route.',
    nothing: 'Cela prend une minute tout au plus. Rien reçu ? Regardez dans vos indésirables.',
    again: 'Renvoyer',
  },
} as const;

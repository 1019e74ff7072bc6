import type { PlayerWords } from './player-words';

/** The platform's words in French. */
export const words: PlayerWords = {
  mails: {
    confirmation: {
      subject: 'Confirmez votre adresse pour {site}',
      body: [
        'Quelqu’un, sans doute vous, s’est inscrit sur {site} avec cette adresse. Suivez ce lien pour ouvrir le compte. Il sert une seule fois, dans les trois jours.',
        '{link}',
        'Si ce n’était pas vous, ne faites rien : sans le lien, personne ne peut se connecter.',
      ],
    },
    taken: {
      subject: 'Vous avez déjà un compte sur {site}',
      body: [
        'Quelqu’un, sans doute vous, a voulu s’inscrire sur {site} avec cette adresse. Elle a déjà un compte, qui reste tel quel.',
        'Si vous ne connaissez plus le mot de passe, ou n’avez jamais confirmé l’adresse, choisissez un nouveau mot de passe ici :',
        '{link}',
        'Si ce n’était pas vous, vous n’avez rien à faire.',
      ],
    },
    password: {
      subject: 'Choisissez un nouveau mot de passe pour {site}',
      body: [
        'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe sur {site}. Suivez ce lien pour en choisir un. Il sert une seule fois, dans les deux heures, et met fin à toutes les sessions.',
        '{link}',
        'Si ce n’était pas vous, ne faites rien : votre mot de passe reste tel quel.',
      ],
    },
    unlock: {
      subject: 'Votre compte sur {site} est verrouillé',
      body: [
        'Il y a eu trop de mots de passe erronés de suite : nous avons verrouillé votre compte sur {site} pour une heure. Suivez ce lien pour le déverrouiller maintenant. Il sert une seule fois, dans la journée.',
        '{link}',
        'Si ce n’était pas vous, personne n’est entré. Assurez-vous que votre mot de passe ne vous sert nulle part ailleurs.',
      ],
    },
    password_changed: {
      subject: 'Votre mot de passe pour {site} a été modifié',
      body: [
        'Le mot de passe de votre compte sur {site} a été modifié, et toutes les sessions ont été fermées.',
        'Si ce n’était pas vous, choisissez-en un nouveau aussitôt :',
        '{link}',
      ],
    },
    totp_on: {
      subject: 'Une application d’authentification a été ajoutée à votre compte sur {site}',
      body: [
        '{subject}. Désormais, la connexion demande un code de l’application en plus du mot de passe.',
        'Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe. Cela met fin à toutes les sessions :',
        '{link}',
      ],
    },
    totp_off: {
      subject: 'L’application d’authentification a été retirée de votre compte sur {site}',
      body: [
        '{subject}. Désormais, la connexion ne demande plus de code d’une application.',
        'Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe. Cela met fin à toutes les sessions :',
        '{link}',
      ],
    },
    passkey_on: {
      subject: 'Une clé d’accès a été ajoutée à votre compte sur {site}',
      body: [
        '{subject}. Désormais, elle est acceptée comme second facteur lors de la connexion.',
        'Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe. Cela met fin à toutes les sessions :',
        '{link}',
      ],
    },
    passkey_off: {
      subject: 'Une clé d’accès a été retirée de votre compte sur {site}',
      body: [
        '{subject}. Elle n’est plus acceptée lors de la connexion.',
        'Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe. Cela met fin à toutes les sessions :',
        '{link}',
      ],
    },
    deposit_over_limit: {
      subject: 'Votre dépôt sur {site} n’a pas été crédité',
      body: [
        '{subject}. Au-delà de votre limite de dépôt. L’argent est en cours de remboursement.',
        '{link}',
      ],
    },
    deposit_excluded: {
      subject: 'Votre dépôt sur {site} n’a pas été crédité',
      body: [
        '{subject}. Payé pendant une exclusion. L’argent est en cours de remboursement.',
        '{link}',
      ],
    },
    deposit_barred: {
      subject: 'Votre dépôt sur {site} n’a pas été crédité',
      body: [
        '{subject}. Les dépôts ne sont pas possibles sur ce compte. L’argent est en cours de remboursement.',
        '{link}',
      ],
    },
    withdrawal_unpaid: {
      subject: 'Votre retrait sur {site} n’a pas été payé',
      body: ['{subject}. {reason} L’argent est de nouveau sur votre compte.', '{link}'],
    },
    new_browser: {
      subject: 'Nouvelle connexion à votre compte sur {site}',
      body: [
        '{subject}. Elle vient d’un navigateur qui n’avait jamais servi pour ce compte.',
        'Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe. Cela met fin à toutes les sessions :',
        '{link}',
      ],
    },
    new_destination: {
      subject: 'Retrait vers une nouvelle destination sur {site}',
      body: [
        '{subject}. Vous pouvez l’annuler tant qu’il n’est pas envoyé.',
        'Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe. Cela met fin à toutes les sessions :',
        '{link}',
      ],
    },
  },
  code: '{code} est votre code pour {site}. Ne le donnez à personne.',
  returned: {
    title: 'Retour de la page de paiement',
    text: 'Vous pouvez fermer cette fenêtre. La page d’où vous venez dit comment le paiement s’est terminé.',
  },
  payments: {
    title: 'Paiement de test',
    brand: 'Sandbox Pay',
    notice: 'Ceci est un bac à sable. Aucun argent réel ne circule.',
    explain:
      'Il tient la place d’un prestataire de paiement. Choisissez comment le paiement se termine ; le marchand l’apprend par un message signé.',
    amount: 'Montant',
    to: 'Retour vers',
    reference: 'Référence',
    pay: 'Payer {amount}',
    decline: 'Refuser',
    card: 'Numéro de carte',
    cards: 'Cartes de test',
    cardsHint: 'Les numéros que connaît le bac à sable ; aucun autre n’est accepté.',
    unknownCard: 'Le bac à sable ne connaît que les cartes ci-dessous.',
    confirm: 'Confirmer le paiement',
    challengeTitle: '3-D Secure',
    challenge: 'Ici, votre banque demanderait si c’est bien vous.',
    manage: 'Ce qui peut arriver plus tard',
    refundHalf: 'Rembourser la moitié du reste',
    refundRest: 'Rembourser le reste',
    chargeBack: 'Rétrofacturer',
    refunded: 'Remboursé',
    decided: {
      paid: 'Ce paiement a été approuvé',
      declined: 'Ce paiement a été refusé',
      refunded: 'Ce paiement a été remboursé',
      charged_back: 'Ce paiement a été rétrofacturé',
    },
    told: '{decided}, et le marchand le sait.',
    untold: '{decided}. Le marchand n’a pas encore répondu ; nous continuons à le prévenir.',
    back: 'Retour au marchand',
    missingTitle: 'Ce paiement n’existe pas',
    missing:
      'L’adresse n’est pas complète, ou le paiement n’a jamais été commencé. Recommencez chez le marchand.',
    cardSays: {
      paid: 'Payé',
      declined: 'Refusé',
      challenge: '3-D Secure',
      later_paid: 'En attente, puis payé',
      later_declined: 'En attente, puis refusé',
      mismatch: 'Payé avec un autre montant',
      duplicate: 'Payé, et annoncé deux fois',
    },
  },
  games: {
    brand: 'Sandbox Games',
    notice: 'Un bac à sable : l’argent est celui de ce site.',
    balance: 'Solde',
    stake: 'Mise',
    play: 'Jouer',
    playing: 'La manche est en cours…',
    ready: 'Choisissez, et jouez.',
    win: 'Vous gagnez {amount}.',
    lose: 'Pas de gain cette fois.',
    later: 'Le gain est en route vers votre compte.',
    refused: {
      insufficient_funds: 'Il n’y a pas assez sur votre compte pour cette mise.',
      limit_reached: 'Une limite que vous avez fixée s’oppose à cette mise.',
      session_expired:
        'Ce jeu est ouvert depuis trop longtemps. Rouvrez-le depuis les paris sportifs.',
    },
    failed: 'La manche n’a pas pu être jouée. Rien n’a été misé.',
    void: 'La manche n’a pas eu lieu. Votre mise est rendue.',
    again: 'La page n’était plus à jour. Rejouez.',
    offline: 'Aucune réponse. Vérifiez votre solde, puis rouvrez le jeu.',
    closedTitle: 'Ce jeu n’est pas ouvert',
    closed:
      'L’adresse a déjà servi, ou est trop ancienne. Rouvrez le jeu depuis les paris sportifs.',
    fair: 'Pourquoi c’est équitable',
    back: 'À la longue, {share} des mises reviennent aux joueurs, quel que soit leur choix.',
    how: 'Ce qui décide de la prochaine manche est déjà fixé ; voici son SHA-256. Après la manche, la graine est montrée, et cette page la vérifie.',
    next: 'Manche suivante',
    seed: 'Graine de la dernière manche',
    mine: 'Nombre de ce navigateur',
    ticket: 'Ticket tiré',
    checked: 'Vérifié : la graine est celle qui était promise, et elle tire ce ticket.',
    unchecked: 'Ce navigateur ne peut pas le vérifier ici.',
    wrong: 'La vérification a échoué : la graine ne donne pas ce ticket.',
    quick: 'Au hasard',
    pick: 'Choisissez trois numéros',
    games: {
      horse_racing: 'Courses de chevaux',
      lottery: 'Loterie',
      premium_cricket: 'Premium cricket',
      virtual_gaming_arena: 'Arène de jeux',
    },
    asked: {
      horse_racing: 'Quel cheval gagne ?',
      lottery: 'Trois numéros sur douze',
      premium_cricket: 'Que donne la prochaine balle ?',
      virtual_gaming_arena: 'Qui lance le plus haut ?',
    },
    names: {
      dot: 'Balle sans run',
      single: 'Un run',
      double: 'Deux runs',
      four: 'Quatre',
      six: 'Six',
      wicket: 'Guichet',
      red: 'Rouge',
      draw: 'Égalité',
      blue: 'Bleu',
    },
    hits: { 2: '2 bons numéros', 3: '3 bons numéros' },
    came: {
      horse_racing: '{result} gagne.',
      lottery: 'Tirés : {result}.',
      premium_cricket: '{result}.',
      virtual_gaming_arena: 'Rouge et bleu lancent {result}.',
    },
  },
};

export const spi = {
  notification: {
    deposit_started: 'Vers la page de paiement',
    deposit_failed: 'Dépôt non commencé',
    signed_out: 'Vous êtes déconnecté',
    continue_at_provider: 'Continuez chez le prestataire de paiement.',
    sign_in_again: 'Connectez-vous et réessayez.',
    amount_refused: 'Ce montant est hors des limites d’un dépôt.',
    currency_refused: 'Vous n’avez pas de compte dans cette devise.',
    limit_reached:
      'Votre limite de dépôt, ou une pause en cours, ne le permet pas. Voyez Limites dans votre profil.',
    no_connection: 'Il n’y a pas de connexion. Rien n’a été débité.',
    try_again: 'Le dépôt n’a pas pu être commencé. Rien n’a été débité ; réessayez.',
    see_profile:
      'Ajoutez votre date de naissance ou faites vérifier votre compte : voyez votre profil.',
    not_offered: 'Ce compte ne peut pas recevoir de dépôts.',
    payments_closed:
      'Les dépôts sont indisponibles pour le moment. Votre solde est en sécurité et vous pouvez continuer à parier.',
  },
} as const;

export const quickDeposit = {
  title: 'Déposer ce qui manque',
  other: 'Autres montants et aide',
  notification: {
    success: 'Dépôt reçu. Vous pouvez placer votre pari.',
    pending: 'Votre dépôt est en route.',
    failed: {
      title: 'Dépôt échoué',
      description: 'Rien n’a été débité. Réessayez ou payez autrement.',
    },
  },
} as const;

import type { Document } from './document';

/** The help center in French. */
export const help = (site: string): Document => ({
  title: 'Centre d’aide',
  intro: `Ce que les joueurs de ${site} demandent le plus, avec une réponse en quelques phrases.`,
  sections: [
    {
      heading: 'Je n’ai pas reçu d’e-mail après mon inscription',
      paragraphs: [
        'Regardez d’abord dans vos indésirables. Demandez ensuite à nouveau le lien depuis le formulaire de connexion. Si votre adresse avait déjà un compte, l’e-mail vous le dit.',
      ],
    },
    {
      heading: 'J’ai oublié mon mot de passe',
      paragraphs: [
        'Choisissez « Mot de passe oublié ? » lors de la connexion. Le lien de l’e-mail sert une seule fois, pendant un temps limité. Choisir un nouveau mot de passe vous déconnecte partout ailleurs.',
      ],
    },
    {
      heading: 'Mon compte est verrouillé',
      paragraphs: [
        'Dix mots de passe erronés le verrouillent, quel que soit celui qui les a saisis. Un lien envoyé par e-mail le déverrouille. Si ce n’était pas vous, choisissez ensuite un nouveau mot de passe.',
      ],
    },
    {
      heading: 'Où est mon dépôt',
      paragraphs: [
        'La plupart des dépôts arrivent aussitôt. Certains moyens de paiement prennent plus de temps ; le solde change de lui-même dès que le paiement est confirmé. Un paiement qui a échoué n’est pas débité.',
      ],
    },
    {
      heading: 'Comment retirer mon argent',
      paragraphs: [
        'Demandez un retrait dans votre portefeuille. Vous voyez à quelle étape il se trouve et quand il devrait arriver, et vous pouvez l’annuler jusqu’à son envoi.',
      ],
    },
    {
      heading: 'Pourquoi mon pari a-t-il été refusé',
      paragraphs: [
        'Les cotes bougent, et les marchés ferment un instant quand il se passe quelque chose sur le terrain. Le panier indique de quelle sélection il s’agissait. Rien n’est prélevé sur votre compte pour un pari refusé.',
      ],
    },
    {
      heading: 'Je veux jouer moins',
      paragraphs: [
        'Fixez une limite de dépôts, de pertes, de mises ou de temps ; une limite plus basse vaut aussitôt. Vous pouvez aussi faire une pause ou vous exclure. Si le jeu n’est plus un plaisir, parlez-en à quelqu’un de confiance ou à un service d’écoute là où vous habitez.',
      ],
    },
  ],
});

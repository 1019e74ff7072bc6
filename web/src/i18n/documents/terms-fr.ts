import type { Document } from './document';

/** The terms and conditions in French. */
export const terms = (site: string): Document => ({
  title: 'Conditions générales',
  intro: `Ce dont conviennent ${site} et ses joueurs. En peu de mots, car des règles que personne ne lit ne protègent personne.`,
  sections: [
    {
      heading: 'Qui peut jouer',
      paragraphs: [
        'Vous avez 18 ans ou plus, ou l’âge auquel les paris sont autorisés là où vous habitez s’il est plus élevé.',
        'Vous jouez pour vous-même, avec votre propre argent, et depuis un pays où nous proposons des comptes.',
        'Il y a un seul compte par personne. Son adresse e-mail est la vôtre et a été confirmée.',
      ],
    },
    {
      heading: 'Votre compte',
      paragraphs: [
        'Gardez votre mot de passe pour vous. Après trop d’essais erronés, le compte est verrouillé jusqu’à ce que vous suiviez le lien que nous vous envoyons par e-mail.',
        'Vous pouvez mettre fin à n’importe laquelle de vos sessions à tout moment, et vous pouvez fermer votre compte. L’argent qui est à vous vous est versé.',
      ],
    },
    {
      heading: 'L’argent',
      paragraphs: [
        'Votre compte est tenu dans la devise que vous avez choisie. Chaque mouvement d’argent figure dans vos transactions.',
        'Ce que vous gagnez est arrondi à la plus petite unité inférieure de la devise, une seule fois, à la fin.',
        'L’argent est versé par un moyen de paiement qui vous appartient. Nous pouvons vous demander au préalable de prouver votre identité.',
      ],
    },
    {
      heading: 'Les paris',
      paragraphs: [
        'Un pari est valable quand nous l’avons confirmé, aux cotes qu’indique la confirmation. Les paris sur des matchs en direct sont confirmés après quelques secondes.',
        'Une erreur manifeste de cote, un marché resté ouvert après que son résultat était connu ou un match arrêté annulent une sélection. Elle compte alors avec une cote de 1,00.',
        'Les résultats sont ceux de l’organisateur officiel le jour même. Les corrections de ce jour sont suivies.',
      ],
    },
    {
      heading: 'Jouer dans des limites',
      paragraphs: [
        'Vous pouvez limiter dépôts, mises, pertes et temps. Une limite plus basse vaut aussitôt, une plus haute seulement après un délai et une nouvelle confirmation de votre part.',
        'Vous pouvez faire une pause ou vous exclure. Personne, ni vous ni nous, ne peut mettre fin à une exclusion avant terme.',
      ],
    },
    {
      heading: 'En cas de désaccord',
      paragraphs: [
        'Écrivez-nous d’abord. Nous répondons avec ce que disent nos registres : paris, mouvements d’argent et décisions de notre équipe y sont tous conservés.',
        'Rien dans ces conditions ne vous retire un droit que vous donne la loi de l’endroit où vous habitez.',
      ],
    },
  ],
});

import type { Document, Section } from './document';

/** The betting rules of the house in French. */
export const rules = (site: string): Document => ({
  title: 'Règlement des paris',
  intro: `Comment ${site} prend, règle et paie les paris. Si la description d’un marché dit autre chose, c’est la description qui compte.`,
  sections: SECTIONS,
});

const SECTIONS: readonly Section[] = [
  {
    heading: 'Placer un pari',
    paragraphs: [
      'Un pari est valable quand nous l’avons confirmé, aux cotes qu’indique la confirmation. D’ici là, rien n’est prélevé définitivement sur votre compte : ce qui avait été mis de côté pour un pari refusé revient aussitôt.',
      'Les cotes bougent. Vous choisissez ce qui se passe alors : vous demander, n’accepter que de meilleures cotes, ou les accepter toutes. Nous ne prenons jamais un pari à une cote que vous n’avez pas acceptée de l’une de ces façons.',
      'Un pari confirmé ne peut plus être modifié. Là où c’est proposé, vous pouvez faire un cash out.',
    ],
  },
  {
    heading: 'Paris en direct',
    paragraphs: [
      'Un pari avec une sélection en direct attend quelques secondes, puis est vérifié encore une fois. Le panier affiche le compte à rebours ; sa durée dépend du sport. Si les cotes ont bougé ou si le marché a fermé entre-temps, le pari est refusé, ou pris aux nouvelles cotes si vous l’autorisez.',
      'Scores, chronomètres et images peuvent vous parvenir en retard et ne servent qu’à vous informer. Ce qui compte est le déroulement du match.',
    ],
  },
  {
    heading: 'Types de paris',
    paragraphs: [],
    points: [
      { term: 'Simple', text: 'Une sélection. Il paie la mise multipliée par la cote.' },
      {
        term: 'Combiné',
        text: 'Plusieurs sélections de matchs différents, qui doivent toutes gagner. Les cotes sont multipliées. Les sélections de différents fournisseurs de cotes ne vont pas ensemble.',
      },
      {
        term: 'Système',
        text: 'Tous les combinés d’une taille donnée parmi 3 à 12 sélections, par exemple 2 sur 3. Chaque combiné est un pari à part entière avec une part égale de la mise ; le pari paie la somme de ceux qui gagnent. Les systèmes complets (Trixie, Patent, Yankee, Lucky 15, Canadian, Lucky 31, Heinz, Lucky 63, Super Heinz, Goliath) contiennent des combinés de plusieurs tailles.',
      },
      {
        term: 'Pari sur mesure',
        text: 'Plusieurs sélections d’un même match à une seule cote pour toutes ensemble. Si l’une perd, le pari est perdu.',
      },
    ],
  },
  {
    heading: 'Limites',
    paragraphs: [
      'La mise minimale et la mise maximale d’un pari, et le plus qu’il puisse payer, sont indiquées dans le panier. Elles varient selon la devise, le marché, la compétition et le type de pari, et peuvent être fixées pour un compte. Les systèmes ont leur propre plafond.',
      'Nous pouvons refuser un pari en entier quand tous les paris sur un même événement coûteraient ensemble plus que ce que nous y risquons. Une mise au-dessus de la limite peut être demandée là où le panier le propose ; une personne en décide, et un pari dont personne ne décide à temps est refusé.',
      'Les limites que vous vous êtes fixées passent avant toutes celles-ci.',
    ],
  },
  {
    heading: 'Comment un pari est réglé',
    paragraphs: [
      'Les paris sont réglés selon le résultat officiel dès qu’il est définitif. Un gain est calculé exactement, et arrondi à la plus petite unité inférieure de votre devise, une seule fois, à la fin.',
      'Si un résultat est corrigé, ou si nous avons mal réglé un pari, il est réglé à nouveau et la différence est comptabilisée, dans un sens comme dans l’autre. Vos transactions montrent chaque étape.',
      'Les sélections décidées avant l’arrêt d’un match restent acquises.',
    ],
    points: [
      { term: 'Gagné', text: 'La sélection compte avec sa cote.' },
      {
        term: 'Perdu',
        text: 'Un simple, un combiné ou un pari sur mesure est perdu. Dans un système, chaque combiné qui la contient l’est aussi.',
      },
      {
        term: 'À moitié gagné, à moitié perdu',
        text: 'Sur les lignes en quarts, une moitié de la mise va sur chacune de deux lignes. L’une des moitiés est rendue, et l’autre gagne ou perd.',
      },
      {
        term: 'Ex æquo',
        text: 'Quand plusieurs se partagent une place prévue pour moins d’entre eux, la sélection gagne pour sa part de la mise et perd pour le reste.',
      },
      {
        term: 'Annulé',
        text: 'La sélection compte avec une cote de 1,00. Un simple rend la mise ; un combiné continue sans elle.',
      },
    ],
  },
  {
    heading: 'Quand une sélection est annulée',
    paragraphs: [
      'Un match annulé, ou arrêté sans résultat officiel, annule ce qu’il n’avait pas décidé. Un match reporté garde ses paris tant que l’organisateur le maintient au programme.',
      'Est annulée aussi une sélection dont le concurrent ne prend pas le départ, sauf si le marché indique « all in », ainsi que celle d’un marché resté ouvert alors que son résultat était connu.',
      'Un pari sur mesure a une seule cote pour le tout. Si l’une de ses sélections est annulée, toute la mise est rendue.',
    ],
  },
  {
    heading: 'Erreurs de cotes',
    paragraphs: [
      'Une erreur manifeste est une cote, une ligne ou un score qui n’est clairement pas ce qui était voulu : deux camps inversés, une virgule mal placée, une cote très éloignée de celles de tout le marché, ou une cote pour quelque chose qui a déjà eu lieu. Nous pouvons annuler une sélection prise à une telle cote, et nous le disons dans vos paris.',
      'Nous n’annulons pas un pari parce qu’il a gagné, ni parce que les cotes ont bougé ensuite.',
    ],
  },
  {
    heading: 'Cash out',
    paragraphs: [
      'Là où un pari affiche une offre, vous pouvez la prendre pour tout le pari ou pour une partie. L’offre est ce que vaut le pari aux cotes du moment, moins une marge ; elle change avec elles et disparaît tant qu’un marché est fermé.',
      'Vous recevez au moins ce que vous avez vu au moment d’accepter. Si l’offre a baissé d’ici là, rien ne se passe et vous voyez la nouvelle.',
      'Un cash out est définitif, quel que soit le résultat. Les suppléments comme un boost combiné sont pour les paris menés à leur terme et ne font pas partie de l’offre.',
    ],
  },
  {
    heading: 'Bonus',
    paragraphs: [
      'Ce que demande un bonus est indiqué avec lui : cotes, sports, nombre de sélections, dates. Un freebet paie les gains sans sa propre mise, sauf s’il dit autre chose, et un freebet dont le pari est annulé est rendu pour un autre pari.',
      'Un boost combiné multiplie les cotes quand chaque sélection a la cote qu’il demande. Une sélection annulée ne compte pas.',
    ],
  },
  {
    heading: 'Par sport',
    paragraphs: ['Un marché dont le nom ne dit rien d’autre compte comme suit.'],
    points: [
      {
        term: 'Football',
        text: 'Quatre-vingt-dix minutes avec le temps additionnel. La prolongation et les tirs au but comptent là où le marché les nomme. Les buts contre son camp comptent pour le score et non pour un buteur.',
      },
      {
        term: 'Tennis',
        text: 'Un joueur qui abandonne ou est disqualifié annule ce qui n’est pas encore décidé. Les sets et les jeux joués restent acquis. Un changement de court ou un jour de retard ne change rien.',
      },
      {
        term: 'Basketball',
        text: 'Avec la prolongation, sauf pour les mi-temps, les quart-temps et les marchés sur le temps réglementaire.',
      },
      {
        term: 'Hockey sur glace',
        text: 'Les marchés avec match nul portent sur soixante minutes. Ceux sans match nul comprennent la prolongation et les tirs au but, qui comptent pour un but.',
      },
      {
        term: 'Football américain',
        text: 'Avec la prolongation, sauf pour les mi-temps et les quart-temps.',
      },
      {
        term: 'Baseball',
        text: 'Avec les manches supplémentaires. Un match écourté est valable dès que la ligue le compte.',
      },
      {
        term: 'Cricket',
        text: 'Selon le résultat officiel, même d’un match écourté. En cas d’égalité tranchée par un super over, le super over ne décide que du marché sur le vainqueur du match.',
      },
      {
        term: 'Volley-ball, tennis de table',
        text: 'Les sets décisifs comptent. Ce qui n’est pas décidé quand un match est arrêté est annulé.',
      },
      {
        term: 'Handball',
        text: 'Soixante minutes, sauf si le marché nomme la prolongation.',
      },
      {
        term: 'Golf, cyclisme',
        text: 'Selon le classement final à la remise des prix. Les disqualifications ultérieures ne changent rien.',
      },
      {
        term: 'eSport',
        text: 'Selon le résultat de l’organisateur, prolongations comprises. Une map rejouée compte avec son second résultat. Une équipe qui déclare forfait avant la première map annule le match.',
      },
    ],
  },
  {
    heading: 'Si vous pensez que nous avons tort',
    paragraphs: [
      'Écrivez à l’assistance en indiquant le numéro du pari. Chaque cote, chaque refus et chaque règlement est enregistré, et nous répondons à partir de ces registres. Vous pouvez télécharger vos transactions à tout moment.',
    ],
  },
];

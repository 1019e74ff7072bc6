import type { Document } from './document';

/** Who runs the site, in French. */
export const about = (site: string): Document => ({
  title: `À propos de ${site}`,
  intro: `${site} est un endroit où parier sur le sport : avant le match, pendant qu’il se joue, et sur ce qui se construit à partir des deux.`,
  sections: [
    {
      heading: 'Qui l’exploite',
      paragraphs: [
        `${site} est exploité par la société avec laquelle vous convenez des conditions générales. Elle prend vos paris, garde votre argent, et répond des deux.`,
        'Le logiciel est fait par d’autres et ne comporte aucune licence pour proposer des paris. Si, où et sous la surveillance de qui des paris sont proposés est l’affaire de cette société.',
      ],
    },
    {
      heading: 'Licence',
      paragraphs: [
        'Les paris sont proposés là où la société a une licence pour le faire, et nulle part ailleurs : ailleurs, aucun compte n’est ouvert, et le site peut être fermé. Quelle autorité la surveille, et sous quel numéro, la société l’indique dans ses mentions légales, et sur demande.',
        'Les comptes sont réservés aux adultes. Nous pouvons demander à tout moment une preuve d’âge et d’identité, et nous le faisons avant de verser des sommes importantes.',
      ],
    },
    {
      heading: 'Jeu responsable',
      paragraphs: [
        'On parie pour le plaisir, et à la longue cela coûte de l’argent. Ne pariez que ce dont vous pouvez vous passer, et jamais pour regagner ce qui est perdu.',
        'Dans votre compte, vous pouvez limiter dépôts, mises, pertes et temps, vous faire rappeler depuis combien de temps vous jouez, faire une pause ou vous exclure. Une limite plus basse vaut aussitôt. Personne ne peut mettre fin à une exclusion avant terme.',
        'Si le jeu n’est plus un plaisir, ou si un proche s’en inquiète, parlez-en à un service d’écoute là où vous habitez. Cela ne coûte rien, et personne n’a besoin de connaître votre nom.',
      ],
    },
    {
      heading: 'D’où viennent les cotes et les résultats',
      paragraphs: [
        'Les cotes, les scores et les résultats viennent de fournisseurs professionnels de données sportives. La maison y ajoute sa marge, ses limites et son règlement, que vous pouvez lire.',
        'Les jeux et les jackpots sont tirés de façon que chacun puisse le vérifier : ce qui décide est fixé et publié à l’avance, puis révélé.',
      ],
    },
    {
      heading: 'Open source',
      paragraphs: [
        `${site} fonctionne avec Touchline, un logiciel de paris sportifs open source sous licence Apache 2.0. La manière dont les paris sont acceptés, réglés et payés n’est pas un secret de la maison : chacun peut la lire, la tester et la faire tourner.`,
        'Les gains sont comptés en unités entières de votre devise et arrondis une seule fois. Chaque mouvement d’argent est une écriture dans un grand livre dont la somme est nulle.',
      ],
    },
    {
      heading: 'Contact',
      paragraphs: [
        'La plupart des questions trouvent réponse au centre d’aide, qui dit aussi comment joindre l’assistance. Pour un pari, indiquez son numéro ; pour un paiement, le jour et le montant.',
      ],
    },
  ],
});

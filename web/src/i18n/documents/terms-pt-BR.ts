import type { Document } from './document';

/** The terms and conditions in Brazilian Portuguese. */
export const terms = (site: string): Document => ({
  title: 'Termos e condições',
  intro: `O que o ${site} e seus jogadores combinam. É curto, porque regras que ninguém lê não protegem ninguém.`,
  sections: [
    {
      heading: 'Quem pode jogar',
      paragraphs: [
        'Você tem 18 anos ou mais, ou a idade em que apostar é permitido onde você mora, se ela for maior.',
        'Você joga para si mesmo, com seu próprio dinheiro e de um país em que oferecemos contas.',
        'Há uma conta para cada pessoa. O e-mail dela é seu e foi confirmado.',
      ],
    },
    {
      heading: 'Sua conta',
      paragraphs: [
        'Guarde sua senha só para você. Depois de muitas senhas erradas, a conta fica bloqueada até você seguir o link que enviamos por e-mail.',
        'Você pode encerrar qualquer sessão sua a qualquer momento e pode fechar sua conta. O dinheiro que é seu é pago a você.',
      ],
    },
    {
      heading: 'Dinheiro',
      paragraphs: [
        'Sua conta fica na moeda que você escolheu. Cada movimento de dinheiro aparece nas suas transações.',
        'O que você ganha é arredondado para baixo até a menor unidade da moeda, uma vez, no fim.',
        'O dinheiro é pago por um meio de pagamento que pertence a você. Antes disso, podemos pedir que você prove quem é.',
      ],
    },
    {
      heading: 'Apostas',
      paragraphs: [
        'Uma aposta vale quando a confirmamos, com as odds que a confirmação mostra. Apostas em jogos ao vivo são confirmadas depois de alguns segundos.',
        'Um erro evidente nas odds, um mercado que estava aberto depois de seu resultado ser conhecido ou um jogo abandonado anulam a seleção. Ela passa a contar com odds de 1.00.',
        'Os resultados são os do organizador oficial no dia. Correções feitas nesse mesmo dia são seguidas.',
      ],
    },
    {
      heading: 'Jogar dentro de limites',
      paragraphs: [
        'Você pode limitar depósitos, valores apostados, perdas e tempo. Um limite menor vale na hora; um maior, só depois de um prazo e quando você o tiver confirmado de novo.',
        'Você pode fazer uma pausa ou se autoexcluir. Ninguém, nem você nem nós, pode encerrar uma exclusão antes do fim.',
      ],
    },
    {
      heading: 'Quando discordamos',
      paragraphs: [
        'Escreva primeiro para nós. Respondemos com o que dizem nossos registros: apostas, movimentos de dinheiro e decisões da nossa equipe ficam todos guardados.',
        'Nada nestes termos tira um direito que a lei do lugar onde você mora lhe dá.',
      ],
    },
  ],
});

import type { Document } from './document';

/** The terms and conditions in European Portuguese. */
export const terms = (site: string): Document => ({
  title: 'Termos e condições',
  intro: `O que ${site} e os seus jogadores acordam. É curto, porque regras que ninguém lê não protegem ninguém.`,
  sections: [
    {
      heading: 'Quem pode jogar',
      paragraphs: [
        'Tens 18 anos ou mais, ou a idade a partir da qual é permitido apostar onde vives, se for superior.',
        'Jogas para ti, com o teu próprio dinheiro e a partir de um país em que oferecemos contas.',
        'Há uma conta para cada pessoa. O endereço de e-mail dela é teu e foi confirmado.',
      ],
    },
    {
      heading: 'A tua conta',
      paragraphs: [
        'Guarda a palavra-passe só para ti. Depois de demasiadas erradas, a conta fica bloqueada até seguires o link que te enviamos por e-mail.',
        'Podes terminar qualquer sessão tua a qualquer momento e podes fechar a tua conta. O dinheiro que é teu é-te pago.',
      ],
    },
    {
      heading: 'Dinheiro',
      paragraphs: [
        'A tua conta fica na moeda que escolheste. Cada movimento de dinheiro aparece nos teus movimentos.',
        'O que ganhas é arredondado para baixo até à menor unidade da moeda, uma vez, no fim.',
        'O dinheiro é pago por uma forma de pagamento que te pertence. Antes disso, podemos pedir-te que proves quem és.',
      ],
    },
    {
      heading: 'Apostas',
      paragraphs: [
        'Uma aposta vale quando a confirmamos, com as odds que a confirmação mostra. As apostas em jogos ao vivo são confirmadas ao fim de alguns segundos.',
        'Um erro evidente nas odds, um mercado que estava aberto depois de se saber o resultado ou um jogo abandonado anulam uma seleção. Ela conta então com odds de 1.00.',
        'Os resultados são os do organizador oficial nesse dia. As correções feitas nesse dia são seguidas.',
      ],
    },
    {
      heading: 'Jogar dentro de limites',
      paragraphs: [
        'Podes limitar depósitos, montantes, perdas e tempo. Um limite mais baixo conta logo; um mais alto, só depois de um tempo de espera e quando o tiveres confirmado outra vez.',
        'Podes fazer uma pausa ou autoexcluir-te. Ninguém, nem tu nem nós, pode terminar uma exclusão antes do fim.',
      ],
    },
    {
      heading: 'Quando não estamos de acordo',
      paragraphs: [
        'Escreve-nos primeiro. Respondemos com o que dizem os nossos registos: apostas, movimentos de dinheiro e decisões da nossa equipa ficam todos guardados.',
        'Nada nestes termos te tira um direito que a lei do sítio onde vives te dá.',
      ],
    },
  ],
});

import type { Document, Section } from './document';

/** The betting rules of the house in Brazilian Portuguese. */
export const rules = (site: string): Document => ({
  title: 'Regras de apostas',
  intro: `Como o ${site} aceita, resolve e paga apostas. Onde a descrição de um mercado disser outra coisa, vale a descrição.`,
  sections: SECTIONS,
});

const SECTIONS: readonly Section[] = [
  {
    heading: 'Fazer uma aposta',
    paragraphs: [
      'Uma aposta vale quando a confirmamos, com as odds que a confirmação mostra. Até lá, nada sai da sua conta em definitivo: o que foi separado para uma aposta recusada volta na hora.',
      'As odds mudam. Você escolhe o que acontece então: perguntar a você, aceitar só odds melhores ou aceitar qualquer uma. Nunca aceitamos uma aposta com odds com que você não tenha concordado de um destes modos.',
      'Uma aposta confirmada não pode ser alterada. Onde for oferecido, você pode fazer cash out.',
    ],
  },
  {
    heading: 'Apostas em jogos ao vivo',
    paragraphs: [
      'Uma aposta com uma seleção ao vivo espera alguns segundos e então é conferida de novo. O cupom faz a contagem; quantos são depende do esporte. Se até lá as odds tiverem mudado ou o mercado tiver fechado, a aposta é recusada, ou aceita com as novas odds, se você permitir.',
      'Placares, relógios e imagens podem chegar a você com atraso e servem só de informação. O que conta é o andamento do jogo.',
    ],
  },
  {
    heading: 'Tipos de aposta',
    paragraphs: [],
    points: [
      { term: 'Simples', text: 'Uma seleção. Paga o valor vezes as odds.' },
      {
        term: 'Múltipla',
        text: 'Várias seleções de jogos diferentes, e todas têm de ganhar. As odds são multiplicadas. Seleções de fornecedores de odds diferentes não combinam.',
      },
      {
        term: 'Sistema',
        text: 'Todas as múltiplas de um dado tamanho a partir de 3 a 12 seleções, como 2 de 3. Cada múltipla é uma aposta própria com uma parte igual do valor; a aposta paga a soma das que ganham. Apostas de cobertura total (Trixie, Patent, Yankee, Lucky 15, Canadian, Lucky 31, Heinz, Lucky 63, Super Heinz, Goliath) contêm múltiplas de vários tamanhos.',
      },
      {
        term: 'Criar aposta',
        text: 'Várias seleções de um jogo com uma só odd para todas juntas. Uma que perde faz perder a aposta.',
      },
    ],
  },
  {
    heading: 'Limites',
    paragraphs: [
      'O mínimo e o máximo que se pode apostar, e o máximo que uma aposta paga, aparecem no cupom. Eles variam conforme a moeda, o mercado, a liga e o tipo de aposta, e podem ser definidos para uma conta. Sistemas têm um teto próprio.',
      'Podemos recusar uma aposta por inteiro quando todas as apostas em um evento, juntas, custariam mais do que arriscamos nele. Um valor acima do limite pode ser pedido onde o cupom o oferece; alguém decide sobre ele manualmente, e uma aposta que ninguém decide a tempo é recusada.',
      'Os limites que você mesmo definiu vêm antes de todos estes.',
    ],
  },
  {
    heading: 'Resolução das apostas',
    paragraphs: [
      'As apostas são resolvidas pelo resultado oficial assim que ele for definitivo. O pagamento é calculado com exatidão e arredondado para baixo até a menor unidade da sua moeda, uma vez, no fim.',
      'Se um resultado for corrigido, ou se tivermos resolvido uma aposta de forma errada, ela é resolvida de novo e a diferença é lançada, seja em que sentido for. Suas transações mostram cada passo.',
      'Seleções decididas antes da interrupção de um jogo continuam valendo.',
    ],
    points: [
      { term: 'Ganha', text: 'A seleção conta com suas odds.' },
      {
        term: 'Perdida',
        text: 'Uma simples, uma múltipla ou uma aposta criada está perdida. Em um sistema, também cada múltipla que a contém.',
      },
      {
        term: 'Meio ganha, meio perdida',
        text: 'Em linhas de quarto, metade do valor vai para cada uma de duas linhas. Metade volta, e a outra metade ganha ou perde.',
      },
      {
        term: 'Empate de posição',
        text: 'Quando vários dividem uma posição que caberia a menos, a seleção ganha pela sua parte do valor e perde pelo resto.',
      },
      {
        term: 'Anulada',
        text: 'A seleção conta com odds de 1.00. Uma simples devolve o valor; uma múltipla segue sem ela.',
      },
    ],
  },
  {
    heading: 'Quando uma seleção é anulada',
    paragraphs: [
      'Um jogo cancelado, ou interrompido sem resultado oficial, anula o que não tinha decidido. Um jogo adiado mantém suas apostas enquanto o organizador o mantiver na programação.',
      'Também é anulada a seleção cujo competidor não larga, a menos que o mercado diga “all in”, e a de um mercado que ainda estava aberto quando seu resultado era conhecido.',
      'Uma aposta criada tem uma só odd para tudo. Se uma de suas seleções for anulada, o valor inteiro volta.',
    ],
  },
  {
    heading: 'Erros nas odds',
    paragraphs: [
      'Um erro evidente é uma odd, linha ou placar que claramente não é o que se queria: dois lados trocados, um ponto decimal no lugar errado, odds muito distantes das de todo o mercado ou odds para algo que já aconteceu. Podemos anular uma seleção feita com tal odd, e dizemos isso nas suas apostas.',
      'Não retiramos uma aposta porque ela ganhou, nem porque as odds mudaram depois.',
    ],
  },
  {
    heading: 'Cash out',
    paragraphs: [
      'Onde uma aposta mostra uma oferta, você pode aceitá-la para a aposta inteira ou para uma parte. A oferta é o que a aposta vale com as odds do momento, menos uma margem; ela muda com elas e some enquanto um mercado está fechado.',
      'Você recebe pelo menos o que viu quando concordou. Se a oferta tiver caído até então, nada acontece e você vê a nova.',
      'Um cash out é definitivo, seja qual for o resultado. Acréscimos como uma múltipla turbinada são para apostas que vão até o fim e não fazem parte da oferta.',
    ],
  },
  {
    heading: 'Bônus',
    paragraphs: [
      'O que um bônus pede está escrito nele: odds, esportes, número de seleções, datas. Uma aposta grátis paga os ganhos sem o próprio valor, a menos que diga outra coisa, e uma cuja aposta é anulada é devolvida para outra aposta.',
      'Uma múltipla turbinada multiplica as odds quando cada seleção tem as odds que ela pede. Uma seleção anulada não conta para ela.',
    ],
  },
  {
    heading: 'Por esporte',
    paragraphs: ['Um mercado cujo nome não diz outra coisa conta assim.'],
    points: [
      {
        term: 'Futebol',
        text: 'Noventa minutos com os acréscimos. Prorrogação e disputa de pênaltis contam onde o mercado as menciona. Gols contra contam para o placar e não para um marcador.',
      },
      {
        term: 'Tênis',
        text: 'Um jogador que desiste ou é desclassificado anula o que ainda não está decidido. Sets e games disputados valem. Uma troca de quadra ou um dia de atraso não muda nada.',
      },
      {
        term: 'Basquete',
        text: 'Com prorrogação, exceto em tempos, quartos e mercados do tempo regulamentar.',
      },
      {
        term: 'Hóquei no gelo',
        text: 'Mercados com empate valem para sessenta minutos. Os que não têm empate incluem prorrogação e shootout, que conta como um gol.',
      },
      { term: 'Futebol americano', text: 'Com prorrogação, exceto em tempos e quartos.' },
      {
        term: 'Beisebol',
        text: 'Com innings extras. Um jogo encerrado antes da hora vale quando a liga o reconhece.',
      },
      {
        term: 'Críquete',
        text: 'Pelo resultado oficial, também quando abreviado. Em um empate decidido por um super over, ele decide apenas o mercado do vencedor.',
      },
      {
        term: 'Vôlei, tênis de mesa',
        text: 'Os sets de desempate contam. O que não está decidido quando um jogo é interrompido é anulado.',
      },
      { term: 'Handebol', text: 'Sessenta minutos, a menos que o mercado mencione a prorrogação.' },
      {
        term: 'Golfe, ciclismo',
        text: 'Pela classificação final na premiação. Desclassificações posteriores não mudam nada.',
      },
      {
        term: 'eSports',
        text: 'Pelo resultado do organizador, com rodadas de prorrogação. Um mapa jogado de novo conta com seu segundo resultado. Um time que desiste antes do primeiro mapa anula o jogo.',
      },
    ],
  },
  {
    heading: 'Se você acha que erramos',
    paragraphs: [
      'Escreva para o suporte com o número da aposta. Cada odd, recusa e resolução fica registrada, e respondemos a partir desses registros. Você pode baixar suas transações a qualquer momento.',
    ],
  },
];

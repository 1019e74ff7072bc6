import type { Document, Section } from './document';

/** The betting rules of the house in European Portuguese. */
export const rules = (site: string): Document => ({
  title: 'Regras das apostas',
  intro: `Como ${site} aceita, resolve e paga apostas. Onde a descrição de um mercado disser outra coisa, vale a descrição.`,
  sections: SECTIONS,
});

const SECTIONS: readonly Section[] = [
  {
    heading: 'Fazer uma aposta',
    paragraphs: [
      'Uma aposta vale quando a confirmamos, com as odds que a confirmação mostra. Até lá, nada sai da tua conta em definitivo: o que foi posto de parte para uma aposta recusada volta logo.',
      'As odds mudam. És tu que escolhes o que acontece então: perguntar-te, aceitar só odds melhores ou aceitar quaisquer umas. Nunca aceitamos uma aposta com odds com que não tenhas concordado de uma destas formas.',
      'Uma aposta confirmada não pode ser alterada. Onde for oferecido, podes fazer cash out.',
    ],
  },
  {
    heading: 'Apostas em jogos ao vivo',
    paragraphs: [
      'Uma aposta com uma seleção ao vivo espera alguns segundos e é então verificada de novo. O boletim faz a contagem; quantos são depende do desporto. Se até lá as odds tiverem mudado ou o mercado tiver fechado, a aposta é recusada, ou aceite com as novas odds se o permitires.',
      'Resultados, relógios e imagens podem chegar-te com atraso e servem apenas de informação. O que conta é o decorrer do jogo.',
    ],
  },
  {
    heading: 'Tipos de aposta',
    paragraphs: [],
    points: [
      { term: 'Simples', text: 'Uma seleção. Paga o montante vezes as odds.' },
      {
        term: 'Múltipla',
        text: 'Várias seleções de jogos diferentes, que têm todas de ganhar. As odds multiplicam-se. Seleções de fornecedores de odds diferentes não se juntam.',
      },
      {
        term: 'Sistema',
        text: 'Todas as múltiplas de um dado tamanho a partir de 3 a 12 seleções, como 2 de 3. Cada múltipla é uma aposta própria com uma parte igual do montante; a aposta paga a soma das que ganham. As apostas de cobertura total (Trixie, Patent, Yankee, Lucky 15, Canadian, Lucky 31, Heinz, Lucky 63, Super Heinz, Goliath) contêm as múltiplas de vários tamanhos.',
      },
      {
        term: 'Bet Builder',
        text: 'Várias seleções de um jogo com uma só odd para todas em conjunto. Basta uma perder para a aposta ficar perdida.',
      },
    ],
  },
  {
    heading: 'Limites',
    paragraphs: [
      'O mínimo e o máximo que se pode apostar, e o máximo que uma aposta paga, aparecem no boletim. Variam com a moeda, o mercado, a liga e o tipo de aposta, e podem ser definidos para uma conta. Os sistemas têm um teto próprio.',
      'Podemos recusar uma aposta por inteiro quando todas as apostas num evento, em conjunto, custariam mais do que aquilo que nele arriscamos. Um montante acima do limite pode ser pedido onde o boletim o oferecer; alguém decide sobre ele manualmente, e uma aposta sobre a qual ninguém decide a tempo é recusada.',
      'Os limites que definiste para ti vêm antes de todos estes.',
    ],
  },
  {
    heading: 'Resolução das apostas',
    paragraphs: [
      'As apostas são resolvidas pelo resultado oficial assim que for definitivo. O pagamento é calculado com exatidão e arredondado para baixo até à menor unidade da tua moeda, uma vez, no fim.',
      'Se um resultado for corrigido, ou se tivermos resolvido mal uma aposta, ela é resolvida de novo e a diferença é lançada, seja em que sentido for. Os teus movimentos mostram cada passo.',
      'As seleções que já estavam decididas antes de um jogo ser interrompido mantêm-se.',
    ],
    points: [
      { term: 'Ganha', text: 'A seleção conta com as suas odds.' },
      {
        term: 'Perdida',
        text: 'Uma simples, uma múltipla ou uma aposta Bet Builder está perdida. Num sistema, também cada múltipla que a contém.',
      },
      {
        term: 'Meio ganha, meio perdida',
        text: 'Nas linhas de quarto, metade do montante vai para cada uma de duas linhas. Metade volta, e a outra metade ganha ou perde.',
      },
      {
        term: 'Empate no lugar',
        text: 'Quando vários partilham um lugar que caberia a menos, a seleção ganha pela sua parte do montante e perde pelo resto.',
      },
      {
        term: 'Anulada',
        text: 'A seleção conta com odds de 1.00. Uma simples devolve o montante; uma múltipla continua sem ela.',
      },
    ],
  },
  {
    heading: 'Quando é anulada uma seleção',
    paragraphs: [
      'Um jogo cancelado, ou interrompido sem resultado oficial, anula o que não tinha decidido. Um jogo adiado mantém as suas apostas enquanto o organizador o mantiver no programa.',
      'Também é anulada uma seleção cujo concorrente não participa, a menos que o mercado diga “all in”, e uma de um mercado que ainda estava aberto quando já se sabia o resultado.',
      'Uma aposta Bet Builder tem uma só odd para tudo. Se uma das suas seleções for anulada, volta o montante inteiro.',
    ],
  },
  {
    heading: 'Erros nas odds',
    paragraphs: [
      'Um erro evidente é uma odd, linha ou resultado que claramente não é o que se pretendia: dois lados trocados, uma vírgula decimal no sítio errado, odds muito afastadas das de todo o mercado ou odds para algo que já aconteceu. Podemos anular uma seleção aceite com uma odd dessas, e dizemo-lo nas tuas apostas.',
      'Não retiramos uma aposta por ter ganho, nem por as odds terem mudado depois.',
    ],
  },
  {
    heading: 'Cash out',
    paragraphs: [
      'Onde uma aposta mostra uma oferta, podes aceitá-la para a aposta toda ou para uma parte. A oferta é o que a aposta vale com as odds do momento, menos uma margem; muda com elas e desaparece enquanto um mercado estiver fechado.',
      'Recebes pelo menos o que viste quando concordaste. Se até lá a oferta tiver descido, nada acontece e vês a nova.',
      'Um cash out é definitivo, seja qual for o resultado. Acréscimos como um boost de múltipla são para apostas que vão até ao fim e não fazem parte da oferta.',
    ],
  },
  {
    heading: 'Bónus',
    paragraphs: [
      'O que um bónus exige está escrito nele: odds, desportos, número de seleções, datas. Uma freebet paga os ganhos sem o seu próprio montante, a menos que diga outra coisa, e uma cuja aposta seja anulada é devolvida para outra aposta.',
      'Um boost de múltipla multiplica as odds quando cada seleção tem as odds que ele exige. Uma seleção anulada não conta para ele.',
    ],
  },
  {
    heading: 'Por desporto',
    paragraphs: ['Um mercado cujo nome não diga outra coisa conta assim.'],
    points: [
      {
        term: 'Futebol',
        text: 'Noventa minutos com o tempo de compensação. O prolongamento e as grandes penalidades contam onde o mercado os indicar. Os autogolos contam para o resultado e não para um marcador.',
      },
      {
        term: 'Ténis',
        text: 'Um jogador que desista ou seja desqualificado anula o que ainda não está decidido. Os sets e jogos disputados mantêm-se. Uma mudança de court ou um dia de atraso não muda nada.',
      },
      {
        term: 'Basquetebol',
        text: 'Com prolongamento, exceto em partes, quartos e mercados do tempo regulamentar.',
      },
      {
        term: 'Hóquei no gelo',
        text: 'Os mercados com empate são para sessenta minutos. Os que não o têm incluem o prolongamento e o shootout, que conta como um golo.',
      },
      { term: 'Futebol americano', text: 'Com prolongamento, exceto em partes e quartos.' },
      {
        term: 'Basebol',
        text: 'Com innings extra. Um jogo dado por terminado mais cedo vale assim que a liga o reconhecer.',
      },
      {
        term: 'Críquete',
        text: 'Pelo resultado oficial, mesmo encurtado. Num empate decidido por um super over, este decide apenas o mercado do vencedor do jogo.',
      },
      {
        term: 'Voleibol, ténis de mesa',
        text: 'Os sets decisivos contam. O que não estiver decidido quando um jogo é interrompido é anulado.',
      },
      { term: 'Andebol', text: 'Sessenta minutos, a menos que o mercado indique o prolongamento.' },
      {
        term: 'Golfe, ciclismo',
        text: 'Pela classificação final na entrega dos prémios. Desqualificações posteriores não mudam nada.',
      },
      {
        term: 'Esports',
        text: 'Pelo resultado do organizador, com rondas de prolongamento. Um mapa jogado de novo conta com o segundo resultado. Uma equipa que desista antes do primeiro mapa anula o jogo.',
      },
    ],
  },
  {
    heading: 'Se achas que nos enganámos',
    paragraphs: [
      'Escreve ao apoio com o número da aposta. Cada odd, recusa e resolução fica registada, e respondemos a partir desses registos. Podes descarregar os teus movimentos a qualquer momento.',
    ],
  },
];

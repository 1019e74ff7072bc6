import type { Document } from './document';

/** Who runs the site, in European Portuguese. */
export const about = (site: string): Document => ({
  title: `Sobre ${site}`,
  intro: `${site} é um sítio para apostar em desporto: antes do jogo, enquanto se joga e naquilo que se constrói a partir dos dois.`,
  sections: [
    {
      heading: 'Quem gere o site',
      paragraphs: [
        `${site} é gerido pela empresa com a qual aceitas os termos e condições. É ela que recebe as tuas apostas, guarda o teu dinheiro e responde por ambos.`,
        'O software é feito por outros e não traz licença para oferecer apostas. Se, onde e sob a supervisão de quem se oferecem apostas é assunto dessa empresa.',
      ],
    },
    {
      heading: 'Licença',
      paragraphs: [
        'As apostas são oferecidas onde a empresa tem licença para as oferecer, e em mais lado nenhum: fora daí não se abrem contas, e o site pode estar fechado. Que autoridade a supervisiona, e com que número, diz a empresa na sua informação legal e a pedido.',
        'As contas são para adultos. Podemos pedir prova de idade e de identidade a qualquer momento, e fazemo-lo antes de pagar valores maiores.',
      ],
    },
    {
      heading: 'Jogo responsável',
      paragraphs: [
        'Apostar é para nos divertirmos e, a longo prazo, custa dinheiro. Aposta o que não te faz falta, e nunca para recuperar o que perdeste.',
        'Na tua conta podes limitar depósitos, montantes, perdas e tempo, pedir que te lembrem há quanto tempo jogas, fazer uma pausa ou autoexcluir-te. Um limite mais baixo conta logo. Uma exclusão não pode ser terminada antes do fim, por ninguém.',
        'Se jogar já não te diverte, ou se alguém próximo se preocupa com isso, fala com uma linha de apoio onde vives. Não custa nada, e ninguém precisa de saber o teu nome.',
      ],
    },
    {
      heading: 'De onde vêm as odds e os resultados',
      paragraphs: [
        'As odds e os resultados, parciais e finais, vêm de fornecedores profissionais de dados desportivos. A casa acrescenta a sua margem, os seus limites e as suas regras, que podes ler.',
        'Os jogos e os jackpots são sorteados de forma a que qualquer pessoa os possa verificar: o que decide fica fixado e publicado antes, e é revelado depois.',
      ],
    },
    {
      heading: 'Código aberto',
      paragraphs: [
        `${site} funciona com o Touchline, uma plataforma de apostas de código aberto sob a Apache License 2.0. A forma como as apostas são aceites, resolvidas e pagas não é segredo da casa: qualquer pessoa a pode ler, testar e pôr a funcionar.`,
        'Os pagamentos contam-se em unidades inteiras da tua moeda e são arredondados uma vez. Cada movimento de dinheiro é um lançamento num livro-razão cuja soma é zero.',
      ],
    },
    {
      heading: 'Contacto',
      paragraphs: [
        'A maior parte das perguntas tem resposta no centro de ajuda, que também diz como chegar ao apoio. Sobre uma aposta, indica o número dela; sobre um pagamento, o dia e o valor.',
      ],
    },
  ],
});

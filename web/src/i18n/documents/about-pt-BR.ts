import type { Document } from './document';

/** Who runs the site, in Brazilian Portuguese. */
export const about = (site: string): Document => ({
  title: `Sobre o ${site}`,
  intro: `O ${site} é um lugar para apostar em esportes: antes do jogo, durante o jogo e no que se constrói a partir dos dois.`,
  sections: [
    {
      heading: 'Quem opera',
      paragraphs: [
        `O ${site} é operado pela empresa com a qual você aceita os termos e condições. Ela recebe suas apostas, guarda seu dinheiro e responde pelos dois.`,
        'O software é feito por outros e não traz licença para oferecer apostas. Se, onde e sob a supervisão de quem as apostas são oferecidas é assunto dessa empresa.',
      ],
    },
    {
      heading: 'Licença',
      paragraphs: [
        'As apostas são oferecidas onde a empresa tem licença para oferecê-las, e em nenhum outro lugar: fora daí não se abrem contas, e o site pode estar fechado. Qual autoridade a supervisiona, e sob qual número, a empresa informa em seus dados legais e a pedido.',
        'As contas são para adultos. Podemos pedir prova de idade e de identidade a qualquer momento, e o fazemos antes de pagar valores maiores.',
      ],
    },
    {
      heading: 'Jogo responsável',
      paragraphs: [
        'Apostar é para se divertir e, a longo prazo, custa dinheiro. Aposte o que não vai lhe fazer falta, e nunca para recuperar o que perdeu.',
        'Na sua conta você pode limitar depósitos, valores apostados, perdas e tempo, receber lembretes de quanto tempo jogou, fazer uma pausa ou se autoexcluir. Um limite menor vale na hora. Uma exclusão não pode ser encerrada antes do fim, por ninguém.',
        'Se jogar não é mais divertido, ou se alguém próximo se preocupa com isso, fale com um serviço de apoio onde você mora. Não custa nada, e ninguém precisa saber seu nome.',
      ],
    },
    {
      heading: 'De onde vêm as odds e os resultados',
      paragraphs: [
        'Odds, placares e resultados vêm de fornecedores profissionais de dados esportivos. A casa acrescenta sua margem, seus limites e suas regras, que você pode ler.',
        'Jogos e jackpots são sorteados de modo que qualquer pessoa possa conferir: o que decide é fixado e publicado antes, e revelado depois.',
      ],
    },
    {
      heading: 'Código aberto',
      paragraphs: [
        `O ${site} funciona com o Touchline, uma plataforma de apostas de código aberto sob a Apache License 2.0. Como as apostas são aceitas, resolvidas e pagas não é segredo da casa: qualquer pessoa pode ler, testar e executar.`,
        'Os pagamentos são contados em unidades inteiras da sua moeda e arredondados uma vez. Cada movimento de dinheiro é um lançamento em um livro-razão cuja soma é zero.',
      ],
    },
    {
      heading: 'Contato',
      paragraphs: [
        'A maioria das perguntas é respondida na central de ajuda, que também diz como falar com o suporte. Sobre uma aposta, informe o número dela; sobre um pagamento, o dia e o valor.',
      ],
    },
  ],
});

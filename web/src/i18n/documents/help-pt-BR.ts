import type { Document } from './document';

/** The help center in Brazilian Portuguese. */
export const help = (site: string): Document => ({
  title: 'Central de ajuda',
  intro: `O que os jogadores do ${site} mais perguntam, respondido em poucas frases.`,
  sections: [
    {
      heading: 'Não recebi o e-mail depois do cadastro',
      paragraphs: [
        'Olhe primeiro na caixa de spam. Depois peça o link de novo no formulário de login. Se seu endereço já tinha uma conta, o e-mail diz isso.',
      ],
    },
    {
      heading: 'Esqueci minha senha',
      paragraphs: [
        'Escolha “Esqueceu a senha?” ao entrar. O link no e-mail funciona uma vez e por tempo limitado. Definir uma nova senha encerra as sessões em todos os outros lugares.',
      ],
    },
    {
      heading: 'Minha conta está bloqueada',
      paragraphs: [
        'Dez senhas erradas a bloqueiam, seja quem for que as digitou. Um link por e-mail a desbloqueia. Se não foi você, escolha depois uma nova senha.',
      ],
    },
    {
      heading: 'Onde está meu depósito',
      paragraphs: [
        'A maioria dos depósitos chega na hora. Alguns meios de pagamento demoram mais; o saldo muda sozinho assim que o pagamento é confirmado. Um pagamento que falhou não é cobrado.',
      ],
    },
    {
      heading: 'Como saco meu dinheiro',
      paragraphs: [
        'Peça um saque na sua carteira. Você vê em que etapa ele está e quando deve chegar, e pode cancelá-lo até ser enviado.',
      ],
    },
    {
      heading: 'Por que minha aposta foi recusada',
      paragraphs: [
        'As odds mudam, e os mercados fecham por um instante quando algo acontece em campo. O cupom diz de qual seleção se tratava. Nada é descontado da sua conta por uma aposta recusada.',
      ],
    },
    {
      heading: 'Quero jogar menos',
      paragraphs: [
        'Defina um limite de depósitos, perdas, valores apostados ou tempo; um limite menor vale na hora. Você também pode fazer uma pausa ou se autoexcluir. Se jogar deixou de ser divertido, fale com alguém de confiança ou com um serviço de apoio onde você mora.',
      ],
    },
  ],
});

import type { Document } from './document';

/** The help center in European Portuguese. */
export const help = (site: string): Document => ({
  title: 'Centro de ajuda',
  intro: `O que os jogadores de ${site} mais perguntam, respondido em poucas frases.`,
  sections: [
    {
      heading: 'Não recebi e-mail depois de me registar',
      paragraphs: [
        'Procura primeiro no correio não solicitado. Depois, pede o link outra vez no formulário de início de sessão. Se o teu endereço já tinha uma conta, o e-mail diz-to.',
      ],
    },
    {
      heading: 'Esqueci-me da palavra-passe',
      paragraphs: [
        'Escolhe “Esqueceste-te da palavra-passe?” ao iniciar sessão. O link do e-mail funciona uma vez e por tempo limitado. Definir uma nova palavra-passe termina a tua sessão em todos os outros sítios.',
      ],
    },
    {
      heading: 'A minha conta está bloqueada',
      paragraphs: [
        'Dez palavras-passe erradas bloqueiam-na, seja quem for que as escreveu. Um link por e-mail desbloqueia-a. Se não foste tu, escolhe depois uma nova palavra-passe.',
      ],
    },
    {
      heading: 'Onde está o meu depósito',
      paragraphs: [
        'A maior parte dos depósitos chega logo. Algumas formas de pagamento demoram mais; o saldo muda sozinho assim que o pagamento for confirmado. Um pagamento que falhou não é cobrado.',
      ],
    },
    {
      heading: 'Como levanto o meu dinheiro',
      paragraphs: [
        'Pede um levantamento na tua carteira. Vês em que etapa está e quando deve chegar, e podes cancelá-lo até ser enviado.',
      ],
    },
    {
      heading: 'Porque foi recusada a minha aposta',
      paragraphs: [
        'As odds mudam, e os mercados fecham por um momento quando algo acontece em campo. O boletim diz de que seleção se tratava. Nada sai da tua conta por uma aposta recusada.',
      ],
    },
    {
      heading: 'Quero jogar menos',
      paragraphs: [
        'Define um limite para depósitos, perdas, montantes ou tempo; um mais baixo conta logo. Também podes fazer uma pausa ou autoexcluir-te. Se jogar deixou de te divertir, fala com alguém em quem confies ou com uma linha de apoio onde vives.',
      ],
    },
  ],
});

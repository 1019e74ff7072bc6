import type { PlayerWords } from './player-words';

/** The platform's words in Brazilian Portuguese. */
export const words: PlayerWords = {
  mails: {
    confirmation: {
      subject: 'Confirme seu e-mail no {site}',
      body: [
        'Alguém, provavelmente você, se cadastrou no {site} com este endereço. Siga este link para abrir a conta. Ele funciona uma vez, por três dias.',
        '{link}',
        'Se não foi você, não faça nada: sem o link ninguém pode entrar.',
      ],
    },
    taken: {
      subject: 'Você já tem uma conta no {site}',
      body: [
        'Alguém, provavelmente você, tentou se cadastrar no {site} com este endereço. Ele já tem uma conta, que fica como está.',
        'Se você não sabe mais a senha, ou nunca confirmou o endereço, escolha uma nova senha aqui:',
        '{link}',
        'Se não foi você, não precisa fazer nada.',
      ],
    },
    password: {
      subject: 'Escolha uma nova senha para o {site}',
      body: [
        'Alguém, provavelmente você, pediu uma nova senha no {site}. Siga este link para escolher uma. Ele funciona uma vez, por duas horas, e encerra todas as sessões.',
        '{link}',
        'Se não foi você, não faça nada: sua senha fica como está.',
      ],
    },
    unlock: {
      subject: 'Sua conta no {site} está bloqueada',
      body: [
        'Houve muitas senhas erradas seguidas; por isso, bloqueamos sua conta no {site} por uma hora. Siga este link para desbloqueá-la agora. Ele funciona uma vez, por um dia.',
        '{link}',
        'Se não foi você quem tentou, ninguém entrou. Use uma senha que você não usa em nenhum outro lugar.',
      ],
    },
    password_changed: {
      subject: 'Sua senha do {site} foi alterada',
      body: [
        'A senha da sua conta no {site} foi alterada, e todas as sessões foram encerradas.',
        'Se não foi você, escolha uma nova senha agora mesmo:',
        '{link}',
      ],
    },
    totp_on: {
      subject: 'Um app autenticador foi adicionado à sua conta no {site}',
      body: [
        '{subject}. A partir de agora, para entrar é preciso um código do app além da senha.',
        'Se não foi você, escolha uma nova senha agora mesmo. Isso encerra todas as sessões:',
        '{link}',
      ],
    },
    totp_off: {
      subject: 'O app autenticador foi removido da sua conta no {site}',
      body: [
        '{subject}. A partir de agora, para entrar não é preciso nenhum código de app.',
        'Se não foi você, escolha uma nova senha agora mesmo. Isso encerra todas as sessões:',
        '{link}',
      ],
    },
    passkey_on: {
      subject: 'Uma passkey foi adicionada à sua conta no {site}',
      body: [
        '{subject}. A partir de agora, ela vale como segundo fator quando você entra.',
        'Se não foi você, escolha uma nova senha agora mesmo. Isso encerra todas as sessões:',
        '{link}',
      ],
    },
    passkey_off: {
      subject: 'Uma passkey foi removida da sua conta no {site}',
      body: [
        '{subject}. Ela não vale mais quando você entra.',
        'Se não foi você, escolha uma nova senha agora mesmo. Isso encerra todas as sessões:',
        '{link}',
      ],
    },
    deposit_over_limit: {
      subject: 'Seu depósito no {site} não foi creditado',
      body: [
        '{subject}. Acima do seu limite de depósito. O dinheiro está sendo devolvido.',
        '{link}',
      ],
    },
    deposit_excluded: {
      subject: 'Seu depósito no {site} não foi creditado',
      body: ['{subject}. Pago durante uma exclusão. O dinheiro está sendo devolvido.', '{link}'],
    },
    deposit_barred: {
      subject: 'Seu depósito no {site} não foi creditado',
      body: [
        '{subject}. Não são possíveis depósitos nesta conta. O dinheiro está sendo devolvido.',
        '{link}',
      ],
    },
    withdrawal_unpaid: {
      subject: 'Seu saque no {site} não foi pago',
      body: ['{subject}. {reason} O dinheiro está de volta na sua conta.', '{link}'],
    },
    new_browser: {
      subject: 'Novo acesso à sua conta no {site}',
      body: [
        '{subject}. Veio de um navegador que nunca tinha sido usado para ela.',
        'Se não foi você, escolha uma nova senha agora mesmo. Isso encerra todas as sessões:',
        '{link}',
      ],
    },
    new_destination: {
      subject: 'Saque para um novo destino no {site}',
      body: [
        '{subject}. Você pode cancelar até o envio.',
        'Se não foi você, escolha uma nova senha agora mesmo. Isso encerra todas as sessões:',
        '{link}',
      ],
    },
  },
  code: '{code} é o seu código do {site}. Não o diga a ninguém.',
  returned: {
    title: 'De volta da página de pagamento',
    text: 'Você pode fechar esta janela. A página de onde você veio diz como o pagamento terminou.',
  },
  payments: {
    title: 'Pagamento de teste',
    brand: 'Sandbox Pay',
    notice: 'Isto é um ambiente de teste. Nenhum dinheiro real é movido.',
    explain:
      'Ele fica no lugar de um provedor de pagamento. Escolha como o pagamento termina; a loja é avisada por uma mensagem assinada.',
    amount: 'Valor',
    to: 'Volta para',
    reference: 'Referência',
    pay: 'Pagar {amount}',
    decline: 'Recusar',
    card: 'Número do cartão',
    cards: 'Cartões de teste',
    cardsHint: 'Números que o ambiente de teste conhece; nenhum outro é aceito.',
    unknownCard: 'O ambiente de teste só conhece os cartões abaixo.',
    confirm: 'Confirmar o pagamento',
    challengeTitle: '3-D Secure',
    challenge: 'Aqui seu banco perguntaria se é você.',
    manage: 'O que pode acontecer depois',
    refundHalf: 'Devolver metade do que resta',
    refundRest: 'Devolver o que resta',
    chargeBack: 'Estornar',
    refunded: 'Devolvido',
    decided: {
      paid: 'Este pagamento foi aprovado',
      declined: 'Este pagamento foi recusado',
      refunded: 'Este pagamento foi devolvido',
      charged_back: 'Este pagamento foi estornado',
    },
    told: '{decided}, e a loja sabe.',
    untold: '{decided}. A loja ainda não respondeu; continuamos avisando.',
    back: 'Voltar à loja',
    missingTitle: 'Este pagamento não existe',
    missing:
      'O endereço está incompleto, ou o pagamento nunca foi iniciado. Comece de novo pela loja.',
    cardSays: {
      paid: 'Pago',
      declined: 'Recusado',
      challenge: '3-D Secure',
      later_paid: 'Pendente, depois pago',
      later_declined: 'Pendente, depois recusado',
      mismatch: 'Pago com outro valor',
      duplicate: 'Pago e avisado duas vezes',
    },
  },
  games: {
    brand: 'Sandbox Games',
    notice: 'Um ambiente de teste: o dinheiro é o deste site.',
    balance: 'Saldo',
    stake: 'Valor',
    play: 'Jogar',
    playing: 'A rodada está em andamento …',
    ready: 'Escolha e jogue.',
    win: 'Você ganha {amount}.',
    lose: 'Não foi desta vez.',
    later: 'O ganho está a caminho da sua conta.',
    refused: {
      insufficient_funds: 'Não há o suficiente na sua conta para este valor.',
      limit_reached: 'Um limite que você definiu não permite este valor.',
      session_expired:
        'Este jogo ficou aberto por tempo demais. Abra de novo pelo site de apostas.',
    },
    failed: 'Não foi possível jogar a rodada. Nada foi apostado.',
    void: 'A rodada não aconteceu. Seu valor foi devolvido.',
    again: 'A página estava desatualizada. Jogue de novo.',
    offline: 'Não há resposta. Confira seu saldo e abra o jogo de novo.',
    closedTitle: 'Este jogo não está aberto',
    closed: 'O endereço já foi usado ou é velho demais. Abra o jogo de novo pelo site de apostas.',
    fair: 'Por que isto é justo',
    back: 'A longo prazo, {share} das apostas voltam, seja qual for a escolha.',
    how: 'O que decide a próxima rodada já está fixado; este é o seu SHA-256. Depois da rodada a semente é mostrada, e esta página a confere.',
    next: 'Próxima rodada',
    seed: 'Semente da última rodada',
    mine: 'Número deste navegador',
    ticket: 'Bilhete sorteado',
    checked: 'Conferido: a semente é a prometida e sorteia este bilhete.',
    unchecked: 'Este navegador não consegue conferir aqui.',
    wrong: 'A conferência falhou: a semente não dá este bilhete.',
    quick: 'Surpresinha',
    pick: 'Escolha três números',
    games: {
      horse_racing: 'Corrida de cavalos',
      lottery: 'Loteria',
      premium_cricket: 'Premium Cricket',
      virtual_gaming_arena: 'Arena virtual',
    },
    asked: {
      horse_racing: 'Qual cavalo vence?',
      lottery: 'Três de doze números',
      premium_cricket: 'O que a próxima bola traz?',
      virtual_gaming_arena: 'Quem tira o dado mais alto?',
    },
    names: {
      dot: 'Dot ball',
      single: 'Uma corrida',
      double: 'Duas corridas',
      four: 'Quatro',
      six: 'Seis',
      wicket: 'Wicket',
      red: 'Vermelho',
      draw: 'Empate',
      blue: 'Azul',
    },
    hits: { 2: '2 acertos', 3: '3 acertos' },
    came: {
      horse_racing: '{result} vence.',
      lottery: 'Sorteados: {result}.',
      premium_cricket: '{result}.',
      virtual_gaming_arena: 'Vermelho e azul tiram {result}.',
    },
  },
};

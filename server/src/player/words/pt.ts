import type { PlayerWords } from './player-words';

/** The platform's words in European Portuguese. */
export const words: PlayerWords = {
  mails: {
    confirmation: {
      subject: 'Confirma o teu e-mail em {site}',
      body: [
        'Alguém, provavelmente tu, registou-se em {site} com este endereço. Segue este link para abrir a conta. Funciona uma vez, durante três dias.',
        '{link}',
        'Se não foste tu, não faças nada: sem o link ninguém pode iniciar sessão.',
      ],
    },
    taken: {
      subject: 'Já tens uma conta em {site}',
      body: [
        'Alguém, provavelmente tu, tentou registar-se em {site} com este endereço. Ele já tem uma conta, que fica como está.',
        'Se já não sabes a palavra-passe, ou nunca confirmaste o endereço, escolhe aqui uma nova palavra-passe:',
        '{link}',
        'Se não foste tu, não precisas de fazer nada.',
      ],
    },
    password: {
      subject: 'Escolhe uma nova palavra-passe para {site}',
      body: [
        'Alguém, provavelmente tu, pediu uma nova palavra-passe em {site}. Segue este link para escolheres uma. Funciona uma vez, durante duas horas, e termina todas as sessões.',
        '{link}',
        'Se não foste tu, não faças nada: a tua palavra-passe fica como está.',
      ],
    },
    unlock: {
      subject: 'A tua conta em {site} está bloqueada',
      body: [
        'Houve demasiadas palavras-passe erradas seguidas, por isso bloqueámos a tua conta em {site} durante uma hora. Segue este link para a desbloqueares já. Funciona uma vez, durante um dia.',
        '{link}',
        'Se não foste tu que tentaste, ninguém entrou. Certifica-te de que a tua palavra-passe é uma que não usas em mais lado nenhum.',
      ],
    },
    password_changed: {
      subject: 'A tua palavra-passe de {site} foi alterada',
      body: [
        'A palavra-passe da tua conta em {site} foi alterada, e todas as sessões foram terminadas.',
        'Se não foste tu, escolhe já uma nova:',
        '{link}',
      ],
    },
    totp_on: {
      subject: 'Foi adicionada uma app de autenticação à tua conta em {site}',
      body: [
        '{subject}. A partir de agora, para iniciar sessão é preciso um código da app, além da palavra-passe.',
        'Se não foste tu, escolhe já uma nova palavra-passe. Isso termina todas as sessões:',
        '{link}',
      ],
    },
    totp_off: {
      subject: 'A app de autenticação foi removida da tua conta em {site}',
      body: [
        '{subject}. A partir de agora, para iniciar sessão não é preciso nenhum código de uma app.',
        'Se não foste tu, escolhe já uma nova palavra-passe. Isso termina todas as sessões:',
        '{link}',
      ],
    },
    passkey_on: {
      subject: 'Foi adicionada uma passkey à tua conta em {site}',
      body: [
        '{subject}. A partir de agora, vale como segundo fator quando inicias sessão.',
        'Se não foste tu, escolhe já uma nova palavra-passe. Isso termina todas as sessões:',
        '{link}',
      ],
    },
    passkey_off: {
      subject: 'Foi removida uma passkey da tua conta em {site}',
      body: [
        '{subject}. Já não vale quando inicias sessão.',
        'Se não foste tu, escolhe já uma nova palavra-passe. Isso termina todas as sessões:',
        '{link}',
      ],
    },
    deposit_over_limit: {
      subject: 'O teu depósito em {site} não foi creditado',
      body: [
        '{subject}. Acima do teu limite de depósito. O dinheiro está a ser devolvido.',
        '{link}',
      ],
    },
    deposit_excluded: {
      subject: 'O teu depósito em {site} não foi creditado',
      body: ['{subject}. Pago durante uma exclusão. O dinheiro está a ser devolvido.', '{link}'],
    },
    deposit_barred: {
      subject: 'O teu depósito em {site} não foi creditado',
      body: [
        '{subject}. Não são possíveis depósitos nesta conta. O dinheiro está a ser devolvido.',
        '{link}',
      ],
    },
    withdrawal_unpaid: {
      subject: 'O teu levantamento em {site} não foi pago',
      body: ['{subject}. {reason} O dinheiro está de novo na tua conta.', '{link}'],
    },
    new_browser: {
      subject: 'Novo início de sessão na tua conta em {site}',
      body: [
        '{subject}. Veio de um navegador que nunca tinha sido usado para ela.',
        'Se não foste tu, escolhe já uma nova palavra-passe. Isso termina todas as sessões:',
        '{link}',
      ],
    },
    new_destination: {
      subject: 'Levantamento para um novo destino em {site}',
      body: [
        '{subject}. Podes anulá-lo até ser enviado.',
        'Se não foste tu, escolhe já uma nova palavra-passe. Isso termina todas as sessões:',
        '{link}',
      ],
    },
  },
  code: '{code} é o teu código de {site}. Não o digas a ninguém.',
  returned: {
    title: 'De volta da página de pagamento',
    text: 'Podes fechar esta janela. A página de onde vieste diz como terminou o pagamento.',
  },
  payments: {
    title: 'Pagamento de teste',
    brand: 'Sandbox Pay',
    notice: 'Isto é um ambiente de teste. Não se mexe em dinheiro real.',
    explain:
      'Está no lugar de um fornecedor de pagamentos. Escolhe como termina o pagamento; a loja é avisada por uma mensagem assinada.',
    amount: 'Valor',
    to: 'Volta para',
    reference: 'Referência',
    pay: 'Pagar {amount}',
    decline: 'Recusar',
    card: 'Número do cartão',
    cards: 'Cartões de teste',
    cardsHint: 'Números que o ambiente de teste conhece; não se aceitam outros.',
    unknownCard: 'O ambiente de teste só conhece os cartões abaixo.',
    confirm: 'Confirmar o pagamento',
    challengeTitle: '3-D Secure',
    challenge: 'Aqui o teu banco perguntaria se és tu.',
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
    told: '{decided}, e a loja já sabe.',
    untold: '{decided}. A loja ainda não respondeu; continuamos a avisá-la.',
    back: 'Voltar à loja',
    missingTitle: 'Este pagamento não existe',
    missing:
      'O endereço está incompleto, ou o pagamento nunca foi iniciado. Começa de novo a partir da loja.',
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
    stake: 'Montante',
    play: 'Jogar',
    playing: 'A ronda está a decorrer …',
    ready: 'Escolhe e joga.',
    win: 'Ganhas {amount}.',
    lose: 'Desta vez não ganhaste.',
    later: 'O prémio vai a caminho da tua conta.',
    refused: {
      insufficient_funds: 'Não há o suficiente na tua conta para este montante.',
      limit_reached: 'Um limite que definiste não permite este montante.',
      session_expired:
        'Este jogo esteve aberto demasiado tempo. Abre-o de novo a partir do site de apostas.',
    },
    failed: 'Não foi possível jogar a ronda. Nada foi apostado.',
    void: 'A ronda não se realizou. O teu montante foi devolvido.',
    again: 'A página estava desatualizada. Joga de novo.',
    offline: 'Não há resposta. Verifica o teu saldo e abre o jogo de novo.',
    closedTitle: 'Este jogo não está aberto',
    closed:
      'O endereço já foi usado ou é demasiado antigo. Abre o jogo de novo a partir do site de apostas.',
    fair: 'Porque é isto justo',
    back: 'A longo prazo, {share} do apostado volta, seja qual for a escolha.',
    how: 'O que decide a próxima ronda já está fixado; este é o seu SHA-256. Depois da ronda, a semente é mostrada e esta página verifica-a.',
    next: 'Próxima ronda',
    seed: 'Semente da última ronda',
    mine: 'Número deste navegador',
    ticket: 'Bilhete sorteado',
    checked: 'Verificado: a semente é a prometida e sorteia este bilhete.',
    unchecked: 'Este navegador não o consegue verificar aqui.',
    wrong: 'A verificação falhou: a semente não dá este bilhete.',
    quick: 'Escolha rápida',
    pick: 'Escolhe três números',
    games: {
      horse_racing: 'Corridas de cavalos',
      lottery: 'Lotaria',
      premium_cricket: 'Premium Cricket',
      virtual_gaming_arena: 'Arena virtual',
    },
    asked: {
      horse_racing: 'Que cavalo ganha?',
      lottery: 'Três de doze números',
      premium_cricket: 'O que traz a próxima bola?',
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
      horse_racing: '{result} ganha.',
      lottery: 'Sorteados: {result}.',
      premium_cricket: '{result}.',
      virtual_gaming_arena: 'Vermelho e azul tiram {result}.',
    },
  },
};

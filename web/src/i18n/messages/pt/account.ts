/** Words of the forms that lead to an account, and of the platform's own pages. */
export const account = {
  forgotten: 'Esqueceste-te da palavra-passe?',
  agree: 'Tenho 18 anos ou mais e aceito as regras.',
  agree_first: 'Assinala esta opção para abrir uma conta.',
  terms: 'Termos e condições',
  help: 'Centro de ajuda',
  toSignIn: 'Voltar ao início de sessão',
  toSportsbook: 'Ir para as apostas',
  send: 'Enviar o e-mail',
  scriptless: 'Para usares este formulário, ativa o JavaScript.',
  incomplete: 'Este link está incompleto. Abre-o de novo a partir do e-mail ou pede outro.',
  forgot_password: {
    title: 'Palavra-passe esquecida',
    text: 'Diz-nos o e-mail da tua conta. Enviamos para lá um link para uma nova palavra-passe.',
  },
  resend_confirmation_instructions: {
    title: 'Confirma o teu e-mail',
    text: 'Enviamos mais uma vez o link que abre a tua conta.',
  },
  resend_unlock_instructions: {
    title: 'Desbloqueia a tua conta',
    text: 'Depois de demasiadas palavras-passe erradas, a conta fica bloqueada. Um link desbloqueia-a.',
  },
  edit_password: {
    title: 'Nova palavra-passe',
    text: 'Escolhe a palavra-passe com que vais iniciar sessão a partir de agora.',
    action: 'Definir nova palavra-passe',
    done: 'A tua palavra-passe foi alterada',
    next: 'A tua sessão terminou em todo o lado. Inicia sessão com a nova palavra-passe.',
  },
  confirm_password: {
    title: 'A tua palavra-passe, por favor',
    text: 'O que se segue protege a tua conta, por isso voltamos a perguntar se és mesmo tu.',
    action: 'Confirmar',
    wrong: 'Esta não é a tua palavra-passe.',
  },
  missed_auth_fields: {
    title: 'Faltam alguns dados',
    text: 'As regras exigem que saibamos isto de todos os que jogam aqui.',
  },
  phone_verification: {
    title: 'O teu número de telefone',
    text: 'Um código por SMS mostra que é teu.',
  },
  confirmation: {
    title: 'Confirma o teu e-mail',
    text: 'Um toque e a tua conta fica aberta.',
    action: 'Confirmar e-mail',
    done: 'A tua conta está aberta',
    next: '{email} está confirmado. Inicia sessão para fazeres a tua primeira aposta.',
  },
  unlock: {
    title: 'Desbloqueia a tua conta',
    text: 'Um toque e podes voltar a iniciar sessão.',
    action: 'Desbloquear conta',
    done: 'A tua conta está desbloqueada',
    next: 'Já podes voltar a iniciar sessão como {email}. Se te esqueceste da palavra-passe, pede uma nova.',
  },
  offer: {
    sign_in: 'Entrar',
    sign_up: 'Registar',
    forgot_password: 'Enviar um novo link',
    resend_confirmation_instructions: 'Enviar o link de novo',
    resend_unlock_instructions: 'Enviar um link de desbloqueio',
  },
  sent: {
    title: 'Vê o teu e-mail',
    sign_up: 'Enviámos um e-mail para {email}. O link que lá está abre a tua conta.',
    alike: 'Se {email} tiver uma conta a que isto diga respeito, vai um e-mail a caminho.',
    nothing: 'Demora um minuto, no máximo. Não chegou? Procura no correio não solicitado.',
    again: 'Enviar de novo',
  },
} as const;

/** Words of the forms that lead to an account, and of the platform's own pages. */
export const account = {
  forgotten: 'Esqueceu a senha?',
  agree: 'Tenho 18 anos ou mais e concordo com as regras.',
  agree_first: 'Marque esta opção para abrir uma conta.',
  terms: 'Termos e condições',
  help: 'Central de ajuda',
  toSignIn: 'Voltar para o login',
  toSportsbook: 'Ir para as apostas',
  send: 'Enviar o e-mail',
  scriptless: 'Para usar este formulário, ative o JavaScript.',
  incomplete: 'Este link está incompleto. Abra de novo pelo e-mail ou peça outro.',
  forgot_password: {
    title: 'Senha esquecida',
    text: 'Informe o e-mail da sua conta. Enviaremos para ele um link para criar uma nova senha.',
  },
  resend_confirmation_instructions: {
    title: 'Confirme seu e-mail',
    text: 'Enviamos mais uma vez o link que abre sua conta.',
  },
  resend_unlock_instructions: {
    title: 'Desbloqueie sua conta',
    text: 'Depois de muitas senhas erradas, a conta é bloqueada. Um link a desbloqueia.',
  },
  edit_password: {
    title: 'Nova senha',
    text: 'Escolha a senha que você vai usar para entrar daqui em diante.',
    action: 'Definir nova senha',
    done: 'Sua senha foi alterada',
    next: 'Você saiu de todos os dispositivos. Entre com a nova senha.',
  },
  confirm_password: {
    title: 'Sua senha, por favor',
    text: 'O próximo passo protege sua conta; por isso, confirmamos de novo que é você.',
    action: 'Confirmar',
    wrong: 'Esta não é a sua senha.',
  },
  missed_auth_fields: {
    title: 'Faltam alguns dados',
    text: 'As regras exigem que saibamos isto de todos que jogam aqui.',
  },
  phone_verification: {
    title: 'Seu número de telefone',
    text: 'Um código por SMS mostra que ele é seu.',
  },
  confirmation: {
    title: 'Confirme seu e-mail',
    text: 'Um toque e sua conta está aberta.',
    action: 'Confirmar e-mail',
    done: 'Sua conta está aberta',
    next: '{email} foi confirmado. Entre para fazer sua primeira aposta.',
  },
  unlock: {
    title: 'Desbloqueie sua conta',
    text: 'Um toque e você pode entrar de novo.',
    action: 'Desbloquear conta',
    done: 'Sua conta foi desbloqueada',
    next: 'Você já pode entrar de novo como {email}. Se esqueceu a senha, peça uma nova.',
  },
  offer: {
    sign_in: 'Entrar',
    sign_up: 'Cadastre-se',
    forgot_password: 'Enviar um novo link',
    resend_confirmation_instructions: 'Enviar o link de novo',
    resend_unlock_instructions: 'Enviar um link de desbloqueio',
  },
  sent: {
    title: 'Confira seu e-mail',
    sign_up: 'Enviamos um e-mail para {email}. O link nele abre sua conta.',
    alike: 'Se {email} tem uma conta a que isto se aplica, um e-mail já está a caminho.',
    nothing: 'Leva no máximo um minuto. Não chegou? Olhe na caixa de spam.',
    again: 'Enviar de novo',
  },
} as const;

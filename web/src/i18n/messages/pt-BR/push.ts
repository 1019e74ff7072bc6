/** Words of push notifications. */
export const push = {
  name: 'Notificações neste dispositivo',
  hint: 'Apostas resolvidas e novidades para você, mesmo com esta página fechada.',
  denied: 'Este navegador as bloqueia. Permita notificações deste site nas configurações dele.',
  to_install: 'Adicione este site à tela inicial e abra por lá para recebê-las.',
  failed_title: 'Isso não foi salvo',
  failed_text: 'Seu navegador ou nosso servidor não respondeu. Tente de novo.',
} as const;

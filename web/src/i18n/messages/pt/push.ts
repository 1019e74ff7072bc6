/** Words of push notifications. */
export const push = {
  name: 'Notificações neste dispositivo',
  hint: 'Apostas resolvidas e novidades para ti, mesmo com esta página fechada.',
  denied: 'Este navegador bloqueia-as. Permite notificações deste site nas definições dele.',
  to_install: 'Adiciona este site ao ecrã principal e abre-o a partir daí para as receberes.',
  failed_title: 'Isso não ficou guardado',
  failed_text: 'O teu navegador ou o nosso servidor não respondeu. Tenta de novo.',
} as const;

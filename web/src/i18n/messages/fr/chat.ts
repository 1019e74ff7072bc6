export const chat = {
  open: 'Discuter avec nous',
  failed: 'Le chat ne s’est pas ouvert',
  failed_text: 'Quelque chose le bloque peut-être. Vérifiez votre connexion, puis réessayez.',
} as const;

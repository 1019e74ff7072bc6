export const push = {
  name: 'Notifications sur cet appareil',
  hint: 'Paris réglés et nouvelles pour vous, même quand cette page est fermée.',
  denied: 'Ce navigateur les bloque. Autorisez les notifications de ce site dans ses réglages.',
  to_install: 'Pour les recevoir, ajoutez ce site à votre écran d’accueil et ouvrez-le de là.',
  failed_title: 'Cela n’a pas été enregistré',
  failed_text: 'Votre navigateur ou notre serveur n’a pas répondu. Veuillez réessayer.',
} as const;

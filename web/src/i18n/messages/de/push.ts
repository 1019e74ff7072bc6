export const push = {
  name: 'Mitteilungen auf diesem Gerät',
  hint: 'Abgerechnete Wetten und Neues für dich, auch wenn diese Seite geschlossen ist.',
  denied:
    'Dieser Browser blockiert sie. Erlaube in seinen Einstellungen Mitteilungen dieser Seite.',
  to_install:
    'Lege diese Seite auf deinen Startbildschirm und öffne sie von dort, um sie zu bekommen.',
  failed_title: 'Das wurde nicht gespeichert',
  failed_text:
    'Dein Browser oder unser Server hat nicht geantwortet. Bitte versuche es noch einmal.',
} as const;

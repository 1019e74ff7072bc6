export const chat = {
  open: 'Chatta med oss',
  failed: 'Chatten öppnades inte',
  failed_text: 'Något kanske blockerar den. Kontrollera anslutningen och försök igen.',
};

export const chat = {
  open: 'Chatea con nosotros',
  failed: 'El chat no se ha abierto',
  failed_text: 'Puede que algo lo bloquee. Comprueba tu conexión e inténtalo otra vez.',
};

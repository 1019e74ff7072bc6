export const push = {
  name: 'Notificaciones en este dispositivo',
  hint: 'Apuestas liquidadas y novedades para ti, también con esta página cerrada.',
  denied: 'Este navegador las bloquea. Permite las notificaciones de este sitio en sus ajustes.',
  to_install: 'Para recibirlas, añade este sitio a tu pantalla de inicio y ábrelo desde ahí.',
  failed_title: 'No se ha guardado',
  failed_text: 'Tu navegador o nuestro servidor no ha respondido. Inténtalo otra vez.',
};

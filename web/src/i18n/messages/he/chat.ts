export const chat = {
  open: 'דברו איתנו בצ׳אט',
  failed: 'הצ׳אט לא נפתח',
  failed_text: 'אולי משהו חוסם אותו. בדקו את החיבור ונסו שוב.',
};

export const push = {
  name: 'Notificări pe acest dispozitiv',
  hint: 'Pariuri încheiate și noutăți pentru tine, chiar și când pagina este închisă.',
  denied: 'Acest browser le blochează. Permite notificările pentru acest site în setările lui.',
  to_install: 'Ca să le primești, adaugă site-ul pe ecranul principal și deschide-l de acolo.',
  failed_title: 'Nu s-a salvat',
  failed_text: 'Browserul tău sau serverul nostru nu a răspuns. Încearcă din nou.',
};

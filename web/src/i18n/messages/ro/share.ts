export const share = {
  leftOut:
    '{count, plural, one {# selecție a fost lăsată deoparte} few {# selecții au fost lăsate deoparte} other {# de selecții au fost lăsate deoparte}}',
  leftOutText: 'Nu mai este în ofertă sau nu se combină cu celelalte.',
  retry: 'Încearcă din nou',
  goOn: 'Aleg singur pariurile',
  offline: {
    offline: 'Ești offline',
    offlineText: 'Cotele și scorurile au nevoie de conexiune. Nu ai pierdut nimic.',
    unreachable: 'Site-ul nu răspunde',
    unreachableText: 'Poate revine într-o clipă. Nu ai pierdut nimic.',
    back: 'Ești din nou online',
    backText: 'Continuă de unde ai rămas.',
    bets: 'Pariurile tale deschise',
    seen: 'Situația din {day}, {time}',
  },
  replaceText:
    'Biletul tău are {count, plural, one {# selecție} few {# selecții} other {# de selecții}}. Pui noile pariuri în loc?',
};

export const shareBet = {
  'not-found-modal': {
    title: 'Pariuri distribuite',
    'link-not-found':
      'Acest link nu duce la niciun pariu. Poate a expirat sau îi lipsește o parte.',
    'link-try-another-bet':
      'Niciunul dintre aceste pariuri nu mai este în ofertă. Cere alt link sau alege pariurile tale.',
    'link-try-later':
      'Pariurile nu au putut fi preluate. Verifică conexiunea și încearcă mai târziu.',
  },
};

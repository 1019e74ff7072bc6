/** Words around bets that somebody has shared. */
export const share = {
  leftOut: '{count, plural, one {# прогноза отпадна} other {# прогнози отпаднаха}}',
  leftOutText: 'Вече не се предлага или не върви с останалите.',
  retry: 'Нов опит',
  goOn: 'Избор на свои залози',
  offline: {
    offline: 'Няма връзка с интернет',
    offlineText: 'Коефициентите и резултатите искат връзка. Нищо ваше не е загубено.',
    unreachable: 'Сайтът не отговаря',
    unreachableText: 'Може да се върне след миг. Нищо ваше не е загубено.',
    back: 'Отново сте онлайн',
    backText: 'Продължете оттам, докъдето бяхте.',
    bets: 'Вашите отворени залози',
    seen: 'Както бяха на {day} в {time}',
  },
  replaceText:
    'Във фиша ви има {count, plural, one {# прогноза} other {# прогнози}}. Да сложим ли новите залози на тяхно място?',
} as const;

/** Why shared bets are not on the slip, by the keys of SPEC §8. */
export const shareBet = {
  'not-found-modal': {
    title: 'Споделени залози',
    'link-not-found': 'Тази връзка не води до залози. Може да е изтекла или част от нея да липсва.',
    'link-try-another-bet':
      'Нито един от тези залози вече не се предлага. Поискайте друга връзка или изберете свои залози.',
    'link-try-later': 'Залозите не можаха да се вземат. Проверете връзката си и опитайте по-късно.',
  },
} as const;

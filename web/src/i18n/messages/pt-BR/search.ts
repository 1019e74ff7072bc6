/** Words of search. */
export const search = {
  title: 'Buscar',
  close: 'Fechar a busca',
  placeholder: 'Time, jogador, liga ou país',
  results: 'O que foi encontrado',
  needed: 'Digite pelo menos três letras.',
  more: '{count, plural, one {Mais uma letra} other {Mais # letras}} para buscar.',
  recent: 'Buscas anteriores',
  forget: 'Limpar buscas',
  popular: 'Ligas populares',
  live: 'Ao vivo agora',
  upcoming: 'Próximos jogos',
  players: 'Jogadores',
  leagues: 'Ligas',
  categories: 'Países e regiões',
  found:
    '{count, plural, =0 {Nada encontrado} one {# resultado encontrado} other {# resultados encontrados}}',
  nothing: 'Nada encontrado para “{query}”',
  nothing_text: 'Confira a grafia ou tente só o nome de um time ou de uma liga.',
  failed: 'A busca não chegou até nós',
  failed_text: 'Verifique sua conexão e tente de novo.',
} as const;

/** Words of notifications. */
export const notifications = {
  title: 'Notificações',
  open: 'Notificações, {count, plural, =0 {nenhuma não lida} one {# não lida} other {# não lidas}}',
  close: 'Fechar as notificações',
  read_all: 'Marcar todas como lidas',
  unread: 'Não lida',
  empty: 'Nada aconteceu ainda',
  empty_text: 'Quando uma aposta é resolvida ou há novidades para você, elas ficam aqui.',
  failed: 'Suas notificações não carregaram',
  failed_text: 'Nenhuma se perdeu; só falta a lista.',
  more: 'Anteriores',
  more_failed: 'As anteriores não carregaram.',
  not_read: 'Não foi possível marcá-las como lidas. Tente de novo.',
  many: '{count, plural, one {# aposta resolvida} other {# apostas resolvidas}}',
  now: 'agora mesmo',
  type: {
    bet: 'Aposta',
    maintenance: 'Manutenção',
    bonus: 'Bônus',
    jackpot: 'Jackpot',
    vip_bet: 'Aposta sob consulta',
    payment: 'Pagamentos',
  },
} as const;

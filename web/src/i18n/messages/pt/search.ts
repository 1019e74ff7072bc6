/** Words of search. */
export const search = {
  title: 'Pesquisar',
  close: 'Fechar a pesquisa',
  placeholder: 'Equipa, jogador, liga ou país',
  results: 'O que foi encontrado',
  needed: 'Escreve pelo menos três letras.',
  more: '{count, plural, one {Mais uma letra} other {Mais # letras}} para pesquisar.',
  recent: 'Pesquisas anteriores',
  forget: 'Limpar pesquisas',
  popular: 'Ligas populares',
  live: 'Ao vivo agora',
  upcoming: 'A seguir',
  players: 'Jogadores',
  leagues: 'Ligas',
  categories: 'Países e regiões',
  found:
    '{count, plural, =0 {Nada encontrado} one {# resultado encontrado} other {# resultados encontrados}}',
  nothing: 'Nada encontrado para “{query}”',
  nothing_text: 'Verifica a grafia ou tenta só o nome de uma equipa ou de uma liga.',
  failed: 'A pesquisa não chegou até nós',
  failed_text: 'Verifica a tua ligação e tenta de novo.',
} as const;

/** Words of notifications. */
export const notifications = {
  title: 'Notificações',
  open: 'Notificações, {count, plural, =0 {nenhuma por ler} one {# por ler} other {# por ler}}',
  close: 'Fechar as notificações',
  read_all: 'Marcar todas como lidas',
  unread: 'Por ler',
  empty: 'Ainda não aconteceu nada',
  empty_text: 'Quando uma aposta for resolvida ou houver novidades para ti, ficam aqui.',
  failed: 'As tuas notificações não carregaram',
  failed_text: 'Nenhuma se perdeu; só falta a lista.',
  more: 'Anteriores',
  more_failed: 'As anteriores não carregaram.',
  not_read: 'Não foi possível marcá-las como lidas. Tenta de novo.',
  many: '{count, plural, one {# aposta resolvida} other {# apostas resolvidas}}',
  now: 'agora mesmo',
  type: {
    bet: 'Aposta',
    maintenance: 'Manutenção',
    bonus: 'Bónus',
    jackpot: 'Jackpot',
    vip_bet: 'Aposta a pedido',
    payment: 'Pagamentos',
  },
} as const;

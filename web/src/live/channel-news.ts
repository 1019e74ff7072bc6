/** What a channel is about: the lists, with all that concerns every page, or one match by its id. */
export type Whose = 'lists' | number;

/**
 * What happens to a channel: it `runs`, it `stands` because it has not begun, has ended or was refused, something was
 * `missed` that cannot be made up for, or nobody follows it any more and it was `left`.
 */
export type ChannelNews = 'runs' | 'stands' | 'missed' | 'left';

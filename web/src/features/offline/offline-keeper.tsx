import { later } from '../../ui/later';

/** Has this page work without a connection as far as it can; shows nothing. */
export const OfflineKeeper = later(async () => (await import('./keep-offline')).KeepOffline);

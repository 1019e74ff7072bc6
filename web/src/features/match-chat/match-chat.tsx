import type { Match } from '@touchline/wire/catalogue';
import { matchChatOf } from '@touchline/wire/integrations';
import { useSite } from '../../i18n/site-context';
import { ChatRoom } from './chat-room';
import { ProviderChat } from './provider-chat';
import { WatchersChat } from './watchers-chat';

/** Talk about a match (SPEC §1 "CHAT"): with whom the site has configured, else in a room of its own. */
export function MatchChat({ match }: { match: Match }) {
  const { config } = useSite();
  const where = matchChatOf(config);
  if (where === null) return null;
  if (where === 'watchers' && config.watchers_key !== null) {
    return <WatchersChat match={match} apiKey={config.watchers_key} />;
  }
  return where === 'provider' && config.chat ? (
    <ProviderChat chat={config.chat} />
  ) : (
    <ChatRoom match={match} />
  );
}

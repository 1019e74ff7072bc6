import type { ReportReason } from '@touchline/wire/chat';
import type { GeneratedAlways } from 'kysely';

interface ChatSpeakers {
  match_id: number;
  player_id: number;
  /** What the player is known by in this room; counts from 1. */
  number: number;
}

interface ChatMessages {
  id: GeneratedAlways<number>;
  match_id: number;
  player_id: number;
  speaker: number;
  /** The name it was said under; null where that could not be shown. */
  name: string | null;
  text: string;
  sent_at: Date;
  /** The sender's own name for it. */
  request_id: string;
  removed_at: Date | null;
  removed_by: string | null;
}

interface ChatReports {
  message_id: number;
  player_id: number;
  reason: ReportReason;
  reported_at: Date;
}

interface ChatBans {
  player_id: number;
  banned_at: Date;
  banned_by: string;
  /** Null is for good. */
  until: Date | null;
  reason: string;
}

/** What an operator has added; a feed's own stream stands with its match. */
interface MatchStreams {
  id: GeneratedAlways<number>;
  match_id: number;
  url: string;
  name: string | null;
  /** Where it is shown, by two capitals; null is everywhere. */
  countries: string[] | null;
  added_at: Date;
  added_by: string;
}

export interface ChatTables {
  chat_speakers: ChatSpeakers;
  chat_messages: ChatMessages;
  chat_reports: ChatReports;
  chat_bans: ChatBans;
  match_streams: MatchStreams;
}

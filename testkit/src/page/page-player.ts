import { player, type PlayerReply } from '@touchline/wire/calls/platform';

const FAN: PlayerReply = {
  id: 7,
  email: 'fan@example.com',
  mobile_phone: null,
  auth_phone_number: null,
  auth_fields_missed: [],
  nickname: null,
  first_name: null,
  last_name: null,
  language: 'en',
  currency: 'EUR',
  country_code: null,
  municipality: null,
  verification: 'none',
  statuses: [],
};

/** A player as the platform tells of one. */
export const aPlayerReply = (known: Partial<PlayerReply> = {}): PlayerReply => ({
  ...FAN,
  ...known,
});

/** A player as the page knows one. */
export const aPlayer = (known: Partial<PlayerReply> = {}) => player.parse(aPlayerReply(known));

import type { Generated, GeneratedAlways } from 'kysely';

/** The code that was sent last to a number a player wants to be theirs. */
interface PhoneCodes {
  player_id: number;
  /** In E.164. */
  number: string;
  /** Keyed, because six digits are soon guessed. */
  code_hash: Buffer;
  tries: Generated<number>;
  sent_at: Date;
  expires_at: Date;
}

/** Which texts went out, for the count of a day. */
interface PhoneTexts {
  id: GeneratedAlways<bigint>;
  player_id: number;
  number: string;
  sent_at: Date;
}

/** The secret a player's authenticator app shares with us. */
interface TotpFactors {
  player_id: number;
  /** Encrypted. */
  secret: Buffer;
  /** Null until a code has shown that the app holds the secret. */
  confirmed_at: Date | null;
  /** The time step of the last code that was used: it and those before it are used up. */
  last_step: Generated<bigint>;
  created_at: Date;
}

/** Codes that stand in once for a second factor that was lost; used ones are deleted. */
interface RecoveryCodes {
  player_id: number;
  code_hash: Buffer;
}

interface Passkeys {
  id: string;
  player_id: number;
  credential_id: string;
  /** COSE. */
  public_key: Buffer;
  /** How often the authenticator says it was used; zero where it does not count. */
  counter: bigint;
  transports: string[];
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

/** The challenge of the passkey a player is about to add. */
interface PasskeyRegistrations {
  player_id: number;
  challenge: string;
  expires_at: Date;
}

/** Whose password was right, and who still owes a second factor. */
interface SignInChallenges {
  token_hash: Buffer;
  player_id: number;
  passkey_challenge: string | null;
  /** Of the stored hash of the password that was right: a challenge does not outlive it. */
  password_digest: Buffer;
  /** What its answer does: it begins a session, or shows for one that it is its player's. */
  purpose: Generated<'sign_in' | 'confirm'>;
  tries: Generated<number>;
  expires_at: Date;
}

export interface ProfileTables {
  phone_codes: PhoneCodes;
  phone_texts: PhoneTexts;
  totp_factors: TotpFactors;
  recovery_codes: RecoveryCodes;
  passkeys: Passkeys;
  passkey_registrations: PasskeyRegistrations;
  sign_in_challenges: SignInChallenges;
}

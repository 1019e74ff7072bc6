/** JSON of WebAuthn, as the platform sends it. */
type Options = Readonly<Record<string, unknown>>;

/** Whether this browser can make and use passkeys. */
export function hasPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function' &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function'
  );
}

/**
 * Whether a passkey that the platform asks for can be used on this page: they work on the host they were made for and
 * those below it, and nowhere else.
 */
export function canUsePasskey(options: Options | null): boolean {
  if (options === null || !hasPasskeys()) return false;
  const { rpId } = options;
  const { hostname } = window.location;
  return typeof rpId !== 'string' || hostname === rpId || hostname.endsWith(`.${rpId}`);
}

/** Has the browser make a passkey. Null when the reader did not, or the device would not. */
export async function makePasskey(options: Options): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return answerOf(() => navigator.credentials.create({ publicKey }));
}

/** Has the browser sign with a passkey. Null when the reader did not, or there is none. */
export async function signWithPasskey(options: Options): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return answerOf(() => navigator.credentials.get({ publicKey }));
}

/** Browsers tell a reader's no, a device's no and a wait that was too long apart by nothing but words: all are null. */
async function answerOf(ask: () => Promise<Credential | null>): Promise<unknown> {
  try {
    const credential = await ask();
    return credential instanceof PublicKeyCredential ? credential.toJSON() : null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** What second factors are bound to. */
export interface SecondFactorSite {
  /** The site's secret, of which keys are derived. */
  secret: string;
  /** As authenticators name it. */
  siteName: string;
  /** The host, or the common domain, for which passkeys are made; they work nowhere else. */
  rpId: string;
  /** Origins of the pages on which they are used. */
  origins: readonly string[];
}

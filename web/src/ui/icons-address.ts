declare global {
  /** Changes with any of our drawings; the build puts it in. */
  const ICONS_VERSION: string;
}

/** The version of our drawings; outside of a build there is none. */
export function iconsVersion(): string {
  return typeof ICONS_VERSION === 'undefined' ? 'none' : ICONS_VERSION;
}

/** Where our drawings are, for this version of them; one of them is named after a `#`. */
export function iconsAddress(): string {
  return `/icons.svg?v=${iconsVersion()}`;
}

/** Captions that a stream brings. */
export interface CaptionsOffered {
  /** What they are called, such as `English`. */
  label: string;
  /** Their language, such as `en`; empty where the stream does not say. */
  language: string;
}

/** Which of them are shown to who asks for captions: those in the language of the page, else the first. */
export function usualCaptions(offered: readonly CaptionsOffered[], locale: string): number {
  const [language] = locale.toLowerCase().split('-');
  const inTheirs = offered.findIndex(
    (each) => each.language.toLowerCase().split('-')[0] === language,
  );
  return Math.max(0, inTheirs);
}

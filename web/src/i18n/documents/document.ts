/** A text to be read from top to bottom. */
export interface Document {
  title: string;
  /** What it is about, in a sentence or two. */
  intro: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
}

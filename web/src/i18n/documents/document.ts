/** A text to be read from top to bottom. */
export interface Document {
  title: string;
  /** What it is about, in a sentence or two. */
  intro: string;
  sections: readonly Section[];
}

/** A part of a document under a heading of its own. */
export interface Section {
  heading: string;
  paragraphs: readonly string[];
  /** What is said of several things alike, each under its name. */
  points?: readonly { term: string; text: string }[];
}

export type DocumentName = 'about' | 'help' | 'rules' | 'terms';

/** Every document in the words of one locale, with the name of the site put in. */
export type Documents = Readonly<Record<DocumentName, (site: string) => Document>>;

import { useLinkBase } from './link-base';
import { markdownHtml } from './markdown';
import styles from './markdown-text.module.css';

interface Props {
  text: string;
  /** The level of the heading that it stands under. */
  under?: 1 | 2;
}

/** What an operator wrote, as Markdown. */
export function MarkdownText({ text, under = 1 }: Props) {
  const base = useLinkBase();
  return (
    <div
      className={styles.text}
      // oxlint-disable-next-line react/no-danger -- of what was written only letters get through, see `markdownHtml`
      dangerouslySetInnerHTML={{ __html: markdownHtml(text, { base, under }) }}
    />
  );
}

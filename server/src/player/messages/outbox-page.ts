import { escapeHtml } from '../escape-html';
import { directionOf, paragraphs } from './html';

/** A message as the outbox shows it. */
export interface Shown {
  id: number;
  kind: string;
  recipient: string;
  subject: string;
  body: string;
  created_at: string;
}

/** The look of the outbox: plain, by night and day. */
export const STYLE = `
:root { color-scheme: dark light; --line: #22302a; --dim: #a3b3ab; --brand: #3ddc84; }
@media (prefers-color-scheme: light) { :root { --line: #dce5df; --dim: #4c5d54; --brand: #0b7a40; } }
* { box-sizing: border-box; }
body { max-inline-size: 720px; margin: 0 auto; padding: 24px 16px; font: 15px/22px system-ui, sans-serif; }
h1 { font-size: 20px; }
h2 { font-size: 15px; margin: 0; }
article { border: 1px solid var(--line); border-radius: 8px; padding: 12px 16px; margin-block: 12px; }
.about { color: var(--dim); font-size: 12px; margin: 0; }
a { color: var(--brand); overflow-wrap: anywhere; }
`;

/** What nobody sends, the newest first. */
export function outboxPage(messages: readonly Shown[]): string {
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>Outbox</title>
  <style>${STYLE}</style>
</head>
<body>
  <main>
    <h1>Outbox</h1>
    <p>Nobody sends mail from this site yet. What would be sent stands here, the newest first.</p>
    ${messages.length > 0 ? messages.map(article).join('\n') : '<p>There are no messages.</p>'}
  </main>
</body>
</html>
`;
}

function article({ kind, recipient, subject, body, created_at: created }: Shown): string {
  const about = `${kind} · ${recipient} · ${created}`;
  return `<article dir="${directionOf(`${subject} ${body}`)}">
    <h2>${escapeHtml(subject === '' ? recipient : subject)}</h2>
    <p class="about" dir="ltr">${escapeHtml(about)}</p>
    ${paragraphs(body)}
  </article>`;
}

import { useText } from '../../../i18n/text';
import { useSite } from '../../../i18n/site-context';
import styles from './host-page.module.css';

/** What happens between the page and the frame, and what was said last. */
export function HostAbout({ heard }: { heard: readonly string[] }) {
  const t = useText();
  const { platformOrigin, sportsbookOrigin } = useSite();
  return (
    <section id="how" className={styles.about} aria-label={t('host.how')}>
      <article>
        <h2>{t('host.about.sessionTitle')}</h2>
        <p>{t('host.about.session')}</p>
      </article>
      <article>
        <h2>{t('host.about.scrollTitle')}</h2>
        <p>{t('host.about.scroll')}</p>
      </article>
      <article>
        <h2>{t('host.about.scriptTitle')}</h2>
        <p>{t('host.about.script')}</p>
        <pre>
          <code>{example(platformOrigin, sportsbookOrigin)}</code>
        </pre>
      </article>
      <article>
        <h2>{t('host.heard')}</h2>
        {heard.length === 0 ? (
          <p>{t('host.heardNothing')}</p>
        ) : (
          <ol className={styles.heard}>
            {heard.map((line, index) => (
              <li key={`${heard.length - index} ${line}`}>{line}</li>
            ))}
          </ol>
        )}
      </article>
    </section>
  );
}

function example(platform: string, sportsbook: string): string {
  return [
    `<script src="${platform}/embed/main.js"></script>`,
    '<script>',
    '  TouchlineEmbed.mount(element, {',
    `    origin: '${sportsbook}',`,
    '    token: () => myToken(),',
    '  });',
    '</script>',
  ].join('\n');
}

import type {
  EmbeddedSportsbook,
  EmbedEvents,
  EmbedOptions,
  TouchlineEmbed,
} from '@touchline/wire/window/embed-script';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormats } from '../../../i18n/formats';
import { useSite } from '../../../i18n/site-context';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { handoverToken } from './handover-token';
import styles from './host-page.module.css';
import { loadEmbed } from './load-embed';

interface Props {
  sizing: NonNullable<EmbedOptions['sizing']>;
  /** What sticks to the window's top covers this much of it, in pixels. */
  stickyTop: () => number;
  /** What the page wants to hear; the newest functions are called. */
  on: EmbedEvents;
  /** The frame is there; null when it is gone. */
  onMount: (sportsbook: EmbeddedSportsbook | null) => void;
}

/** The sportsbook, by the public interface of the embedding script and nothing else. */
export function HostSportsbook(props: Props) {
  const t = useText();
  const { platformOrigin } = useSite();
  const { data, isError, refetch } = useQuery({
    queryKey: ['embedding-script', platformOrigin],
    queryFn: () => loadEmbed(platformOrigin),
    staleTime: Infinity,
    retry: false,
  });
  if (data) return <Mounted key={props.sizing} embed={data} {...props} />;
  if (isError) {
    return (
      <EmptyState
        title={t('host.failed')}
        text={t('host.failedText')}
        action={<Button onClick={() => void refetch()}>{t('host.retry')}</Button>}
      />
    );
  }
  return (
    <p className={styles.loading} role="status">
      {t('host.loading')}
    </p>
  );
}

function Mounted({ embed, sizing, stickyTop, on, onMount }: Props & { embed: TouchlineEmbed }) {
  const t = useText();
  const { sportsbookOrigin: origin, sportsbookPath: basePath } = useSite();
  const { locale } = useFormats();
  const container = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(<Name extends keyof EmbedEvents>(name: Name) => on[name]);
  const report = useEffectEvent(onMount);
  const options = useEffectEvent((): EmbedOptions => ({
    origin,
    basePath,
    locale,
    sizing,
    stickyTop,
    title: t('host.frame'),
    token: handoverToken,
    on: {
      ready: () => tell('ready')(),
      page: (page) => tell('page')(page),
      session: (said) => tell('session')(said),
      signIn: (wanted) => tell('signIn')(wanted),
      deposit: () => tell('deposit')(),
      slip: (slip) => tell('slip')(slip),
      odds: (odds) => tell('odds')(odds),
      search: (search) => tell('search')(search),
      currency: (answer) => tell('currency')(answer),
      betCode: (answer) => tell('betCode')(answer),
      problem: (problem) => tell('problem')(problem),
    },
  }));
  useEffect(() => {
    if (!container.current) return;
    const sportsbook = embed.mount(container.current, options());
    report(sportsbook);
    return () => {
      report(null);
      sportsbook.unmount();
    };
  }, [embed]);
  return <div ref={container} className={sizing === 'fill' ? styles.fill : undefined} />;
}

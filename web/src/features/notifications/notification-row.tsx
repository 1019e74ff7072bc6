import type { Notification } from '@touchline/wire/notifications';
import { Coins, Crown, Gift, ReceiptText, Wallet, Wrench, type LucideIcon } from 'lucide-react';
import { platformPage } from '../../i18n/between-origins';
import { useFormats } from '../../i18n/formats';
import { useNow } from '../../i18n/now-context';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { Link } from '../../ui/link';
import { agoText, isJustNow } from './ago-text';
import styles from './notification-list.module.css';
import { notificationWay } from './notification-way';
import { useWhenShown } from './use-when-shown';

const PICTURES: Record<Notification['type'], LucideIcon> = {
  bet: ReceiptText,
  maintenance: Wrench,
  bonus: Gift,
  jackpot: Coins,
  vip_bet: Crown,
  payment: Wallet,
};

/** What was in sight for so long was seen, in milliseconds. */
const SEEN_MS = 1200;

interface RowProps {
  news: Notification;
  onSeen: (id: number) => void;
  popoverId: string;
}

/** One notification, with the way to what it is about. */
export function NotificationRow({ news, onSeen, popoverId }: RowProps) {
  const site = useSite();
  const { locale } = useFormats();
  const way = notificationWay(news, site.config.is_my_bets_visible, (path) =>
    platformPage(site, locale, path),
  );
  const row = useWhenShown<HTMLLIElement>(!news.read, () => onSeen(news.id), SEEN_MS);
  const follow = () => {
    onSeen(news.id);
    document.getElementById(popoverId)?.hidePopover();
  };
  return (
    <li ref={row} className={styles.row} data-unread={news.read ? undefined : ''}>
      {way === null ? (
        <div className={styles.news}>
          <News news={news} />
        </div>
      ) : (
        <Link to={way} className={styles.news} onClick={follow}>
          <News news={news} />
        </Link>
      )}
    </li>
  );
}

function News({ news }: Pick<RowProps, 'news'>) {
  const t = useText();
  const Picture = PICTURES[news.type];
  return (
    <>
      <span className={styles.picture} data-type={news.type}>
        <Picture size={18} role="img" aria-label={t(`notifications.type.${news.type}`)} />
      </span>
      <span className={styles.texts}>
        <span className={styles.line}>
          <b className={styles.name}>{news.title}</b>
          {!news.read && (
            <i className={styles.dot} role="img" aria-label={t('notifications.unread')} />
          )}
        </span>
        <span className={styles.body}>{news.body}</span>
        <span className={styles.caption}>
          {news.caption && <span>{news.caption}</span>}
          <When at={news.created_at} />
        </span>
      </span>
    </>
  );
}

function When({ at }: { at: string }) {
  const t = useText();
  const formats = useFormats();
  const now = useNow();
  const moment = `${formats.day(at)} ${formats.time(at)}`;
  const text = isJustNow(at, now) ? t('notifications.now') : agoText(formats.locale, at, now);
  return (
    <time dateTime={at} title={moment}>
      {text ?? moment}
    </time>
  );
}

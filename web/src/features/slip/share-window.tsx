import { useMutation } from '@tanstack/react-query';
import { createShareBet } from '@touchline/wire/calls/share-bets';
import { Download, Send } from 'lucide-react';
import { useEffect } from 'react';
import { ApiError } from '../../api/api';
import { useApi } from '../../api/api-context';
import { sportsbookHome } from '../../i18n/between-origins';
import { useFormats } from '../../i18n/formats';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { slipStore } from '../../state/slip';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { canHandOn, handOn } from '../../ui/hand-on';
import { CopyLine } from './copy-line';
import { shareBody, shareLink } from './share-body';
import styles from './share-window.module.css';
import { useSlipPicture } from './use-slip-picture';

/** Shares what is on the slip: by a link, by a code, or as a picture of it (SPEC §5 "Share bet"). */
export function ShareWindow({ onClose }: { onClose: () => void }) {
  const t = useText();
  const api = useApi();
  const { mutate, data, error } = useMutation({
    mutationFn: () => api.call(createShareBet, { body: shareBody(slipStore.getState()) }),
  });
  useEffect(() => mutate(), [mutate]);
  const isForbidden = error instanceof ApiError && error.status === 403;
  return (
    <Dialog
      title={t('ticket.share.title')}
      description={t('ticket.share.text')}
      closeLabel={t('ticket.share.close')}
      onClose={onClose}
    >
      {data ? (
        <Shared code={data.data.code} />
      ) : (
        <p role="status" className={styles.state}>
          {!error && t('ticket.share.making')}
          {error && (isForbidden ? t('ticket.share.forbidden') : t('ticket.share.failed'))}
        </p>
      )}
      {error && !isForbidden && <Button onClick={() => mutate()}>{t('ticket.share.again')}</Button>}
    </Dialog>
  );
}

function Shared({ code }: { code: string }) {
  const t = useText();
  const site = useSite();
  const { locale } = useFormats();
  const link = shareLink(sportsbookHome(site, locale), code);
  const picture = useSlipPicture(code);
  return (
    <div className={styles.shared}>
      <CopyLine label={t('ticket.share.link')} text={link} copy={t('ticket.share.copyLink')} />
      <CopyLine label={t('ticket.share.code')} text={code} copy={t('ticket.share.copyCode')} />
      {picture && (
        <img className={styles.picture} src={picture.address} alt={t('ticket.share.picture')} />
      )}
      <div className={styles.ways}>
        {picture && (
          <a className={styles.save} href={picture.address} download={`slip-${code}.png`}>
            <Download size={16} aria-hidden="true" /> {t('ticket.share.save')}
          </a>
        )}
        {canHandOn() && (
          <Button variant="primary" onClick={() => void handOn(link, picture?.file ?? null)}>
            <Send size={16} aria-hidden="true" /> {t('ticket.share.send')}
          </Button>
        )}
      </div>
    </div>
  );
}

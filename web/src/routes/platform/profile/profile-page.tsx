import type { Player } from '@touchline/wire/calls/platform';
import { PasswordForm } from '../../../features/profile/password-form';
import { AboutForm } from '../../../features/session/about-form';
import { nextMissing } from '../../../features/session/missing-fields';
import { PhoneForm } from '../../../features/session/phone-form';
import { useText } from '../../../i18n/text';
import { useSession } from '../../../state/session';
import { showAlert } from '../../../ui/alert';
import { Badge } from '../../../ui/badge';
import { Link } from '../../../ui/link';
import { Part } from '../../../ui/part';
import { Skeleton } from '../../../ui/skeleton';
import { Missing } from './missing';
import { ProfileFrame } from './profile-frame';
import styles from './profile-page.module.css';

/** What the site knows of a player: names, where they live, how they are reached (SPEC §3 "User"). */
export function ProfilePage() {
  const t = useText();
  return (
    <ProfileFrame title={t('profile.title')} text={t('profile.text')} waiting={<Waiting />}>
      <Parts />
    </ProfileFrame>
  );
}

function Parts() {
  const t = useText();
  const player = useSession((state) => state.player);
  if (!player) return null;
  const verified = () => showAlert({ kind: 'success', title: t('profile.phone.done') });
  return (
    <>
      {nextMissing(player.auth_fields_missed) && <Missing fields={player.auth_fields_missed} />}
      <Account player={player} />
      <Part title={t('profile.about')}>
        <AboutForm player={player} />
      </Part>
      <Part title={t('session.password')} text={t('profile.factors.passwordText')}>
        <div className={styles.narrow}>
          <PasswordForm />
        </div>
      </Part>
      <Part title={t('profile.phone.title')} text={t('profile.phone.text')}>
        <div className={styles.narrow}>
          <PhoneForm size="medium" onDone={verified} />
        </div>
      </Part>
    </>
  );
}

/** What a player cannot change here: the address, and how far an operator knows them. */
function Account({ player }: { player: Player }) {
  const t = useText();
  const isVerified = player.verification === 'verified';
  return (
    <Part title={t('profile.account')}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('session.email')}</dt>
          <dd>{player.email}</dd>
        </div>
        <div>
          <dt>{t('session.password')}</dt>
          <dd>
            <Link to="/users/password/new" className={styles.link}>
              {t('profile.changePassword')}
            </Link>
          </dd>
        </div>
        <div>
          <dt>{t('profile.verification')}</dt>
          <dd>
            <Badge tone={isVerified ? 'good' : 'plain'}>
              {isVerified ? t('profile.verified') : t('profile.notVerified')}
            </Badge>
            {!isVerified && <p className={styles.note}>{t('profile.notVerifiedText')}</p>}
          </dd>
        </div>
      </dl>
    </Part>
  );
}

/** Of the size of the parts that come. */
function Waiting() {
  const t = useText();
  const field = <Skeleton height="68px" />;
  const button = <Skeleton width="118px" height="var(--control)" />;
  return (
    <>
      <Part title={t('profile.account')}>
        <Skeleton width="50%" height="114px" />
      </Part>
      <Part title={t('profile.about')}>
        <div className={styles.fields}>
          {field}
          {field}
          <Skeleton height="92px" />
          <Skeleton height="92px" />
          <Skeleton height="92px" />
        </div>
        <div>{button}</div>
      </Part>
      <Part title={t('session.password')} text={t('profile.factors.passwordText')}>
        <div className={styles.narrow}>
          {field}
          <Skeleton height="92px" />
        </div>
        <div>{button}</div>
      </Part>
      <Part title={t('profile.phone.title')} text={t('profile.phone.text')}>
        <div className={styles.narrow}>
          <Skeleton height="92px" />
        </div>
        <div>{button}</div>
      </Part>
    </>
  );
}

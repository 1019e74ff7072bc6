import { useSearchParams } from 'react-router';
import { AuthPanel, wordsOf } from '../../features/session/auth-panel';
import { returnTo } from '../../features/session/return-to';
import { sportsbookHome } from '../../i18n/between-origins';
import { useFormats } from '../../i18n/formats';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import type { AuthView } from '../../state/session';
import { FormCard } from './form-card';
import { PageWay, RETURN_TO } from './page-way';

/** One of the forms as a page of its own. Who has signed in goes back to where they came from. */
export function AuthPage({ view }: { view: AuthView }) {
  const t = useText();
  const site = useSite();
  const { locale } = useFormats();
  const [query] = useSearchParams();
  const { title, text } = wordsOf(t, view);
  const leave = () => {
    const own = { platform: site.platformOrigin, sportsbook: site.sportsbookOrigin };
    window.location.assign(returnTo(query.get(RETURN_TO), own, sportsbookHome(site, locale)));
  };
  return (
    <FormCard title={title} text={text}>
      <AuthPanel view={view} Way={PageWay} onSignedIn={leave} />
    </FormCard>
  );
}

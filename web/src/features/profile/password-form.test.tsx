import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createApi } from '../../api/api';
import { ApiProvider } from '../../api/api-context';
import { loadCatalogue } from '../../i18n/catalogues';
import { formatsFor, FormatsProvider } from '../../i18n/formats';
import { createText, TextProvider } from '../../i18n/text';
import { ConfirmPasswordForm } from '../session/confirm-password-form';
import { PasswordForm } from './password-form';

const api = createApi({
  sportsbookOrigin: '',
  platformOrigin: '',
  locale: 'en',
  fetch: () => Promise.reject(new Error('nothing is asked while a page is written')),
});

async function rendered(form: ReactNode): Promise<string> {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider value={api}>
        <FormatsProvider value={formatsFor('en', 'UTC')}>
          <TextProvider value={createText('en', await loadCatalogue('en'))}>{form}</TextProvider>
        </FormatsProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
}

/** The fields that are seen, each by the label that names it. */
function fieldsOf(html: string) {
  return [...html.matchAll(/<input [^>]*type="password"[^>]*>/g)].map(([input]) => {
    const [, id = ''] = /id="([^"]*)"/.exec(input) ?? [];
    const label = html.split(`for="${id}"`)[1]?.split('>')[1]?.split('<')[0];
    const [, fills] = /autocomplete="([^"]*)"/i.exec(input) ?? [];
    return { label, fills };
  });
}

const buttonsOf = (html: string) =>
  [...html.matchAll(/<button [^>]*type="submit"[^>]*>(.*?)<\/button>/g)].map(([, text = '']) =>
    text.replaceAll(/<[^>]*>/g, ''),
  );

test('a password is changed by the current one and a new one, each named and filled by its kind', async () => {
  const html = await rendered(<PasswordForm />);
  expect(fieldsOf(html)).toEqual([
    { label: 'Your password', fills: 'current-password' },
    { label: 'New password', fills: 'new-password' },
  ]);
  expect(html).toContain('At least 8 characters');
  expect(buttonsOf(html)).toEqual(['Set new password']);
});

test('who is to show who it is gives the password, or goes on without it', async () => {
  const Way = ({ children }: { children: ReactNode }) => <button type="button">{children}</button>;
  const html = await rendered(<ConfirmPasswordForm Way={Way} onDone={() => undefined} />);
  expect(fieldsOf(html)).toEqual([{ label: 'Password', fills: 'current-password' }]);
  expect(buttonsOf(html)).toEqual(['Confirm']);
  expect(html).toContain('Forgot your password?');
  expect(html).toContain('Use a second factor instead');
});

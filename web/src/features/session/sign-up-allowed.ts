import type { QueryClient } from '@tanstack/react-query';
import { type Api, ApiError } from '../../api/api';
import { settingsQuery } from '../../api/queries';

/**
 * Whether accounts are opened where the reader is (SPEC §4 "Sign-up reminder"). Asked for anew: the page was rendered for
 * nobody, so for no country either. A site that does not answer opens none.
 */
export async function isSignUpAllowed(client: QueryClient, api: Api): Promise<boolean> {
  try {
    const { data } = await client.fetchQuery({ ...settingsQuery(api), staleTime: 0 });
    return data.sign_up_allowed;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

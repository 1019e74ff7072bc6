import {
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
} from '@tanstack/react-query';
import { isHidden } from '../ui/seen';

/** The cache of replies of a page. What has to be read again while the page is hidden is read once it is seen, and once. */
export class SeenQueries extends QueryClient {
  override invalidateQueries(
    filters: InvalidateQueryFilters = {},
    options?: InvalidateOptions,
  ): Promise<void> {
    // Coming back into view reads what is out of date by itself.
    return super.invalidateQueries(
      isHidden() ? { ...filters, refetchType: 'none' } : filters,
      options,
    );
  }
}

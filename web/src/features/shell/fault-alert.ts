import type { Text } from '../../i18n/text';
import type { Alert } from '../../ui/alert';

/**
 * The alert for what has failed where nothing nearer says so (SPEC §8): that the connection is lost where no answer came
 * at all, and otherwise the default one.
 */
export function faultAlert(t: Text, isUnanswered: boolean): Alert {
  return {
    kind: 'error',
    title: t(isUnanswered ? 'shell.offline_title' : 'shell.error_title'),
    message: t(isUnanswered ? 'shell.offline_text' : 'shell.error_text'),
  };
}

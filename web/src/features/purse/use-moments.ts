import { dateText } from '../../i18n/date-formats';
import { useFormats } from '../../i18n/formats';

/** How days and times of money are written: always with their year, since some are old. */
export function useMoments() {
  const formats = useFormats();
  const day = dateText('date', formats);
  return { day, dayAndTime: (at: string) => `${day(at)}, ${formats.time(at)}` };
}

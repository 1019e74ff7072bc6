import { useFormats } from '../../../i18n/formats';
import { useNow } from '../../../i18n/now-context';
import { useText } from '../../../i18n/text';
import { Link } from '../../../ui/link';
import { COMING_UP } from '../../lists';
import { PageHeading } from '../../page-heading';
import { DayStrip } from '../day-strip';
import { scheduleView } from '../days';
import { listAddress, WHOLE_LIST } from '../list-query';
import { BriefList, BriefSkeleton } from './brief-list';
import { WhenNear } from './when-near';

const ROWS = 5;

/** The days of the week to come, and what begins first. */
export function ScheduleBlock() {
  const t = useText();
  const { timeZone } = useFormats();
  const { today, days } = scheduleView(WHOLE_LIST, useNow(), timeZone);
  const heading = (
    <>
      <PageHeading level={2} link={<Link to="/schedule">{t('lists.whole_schedule')}</Link>}>
        {t('lists.schedule')}
      </PageHeading>
      <DayStrip
        days={days}
        today={today}
        current=""
        address={(day) =>
          listAddress('/schedule', WHOLE_LIST, { date: day === today ? null : day })
        }
      />
    </>
  );
  return (
    <WhenNear waiting={<BriefSkeleton rows={ROWS + 1} />}>
      <BriefList filter={COMING_UP} rows={ROWS} heading={heading} />
    </WhenNear>
  );
}

import { toApiError } from '#client/lib/api.ts';
import { formatDay } from '#client/lib/format-date.ts';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { trpc } from '#client/lib/trpc.tsx';
import { openingHours } from '#shared/content/opening-hours.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import tab from '../dashboard/tab.module.css';
import { ChangedBy } from './changed-by.tsx';
import { ClosuresForm } from './closures-form.tsx';
import css from './setting-form.module.css';

/** When the SLA clocks run: hours of the profile, holidays of the calendar, and days the brokerage is closed. */
export function HoursSection() {
  const site = useSiteProfile();
  const { data, error, refetch } = trpc.settings.hours.useQuery(undefined, { refetchOnMount: 'always' });
  return (
    <section className={tab.tab} aria-labelledby="hours">
      <h3 className={css.title} id="hours">
        Hours and holidays
      </h3>
      <p className={tab.intro}>
        Replies and offers are due in business hours. A clock that already runs keeps its time: closing a day changes
        what is due from now on.
      </p>
      {error && !data && <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />}
      {!data && !error && <PagePlaceholder label="Loading the hours" />}
      {data && (
        <>
          <h4 className={css.subtitle}>Closed days of your own</h4>
          <ClosuresForm key={data.version} hours={data} />
          <ChangedBy {...data} />
          <div className={css.columns}>
            <div>
              <h4 className={css.subtitle}>Opening hours</h4>
              <ul className={css.days}>
                {openingHours(site.hours).map(({ days, hours }) => (
                  <li key={days}>
                    <span>{days}</span> <span>{hours}</span>
                  </li>
                ))}
              </ul>
              <p className={css.changed}>
                Time in {site.region}. They stand on the pages of the site, and so in{' '}
                <code>src/shared/platform/site.ts</code>.
              </p>
            </div>
            <div>
              <h4 className={css.subtitle}>General holidays of Alberta</h4>
              <ul className={css.days}>
                {data.holidays.map(({ day, name }) => (
                  <li key={day} data-past={day < data.today || undefined}>
                    <span>{name}</span> <span>{formatDay(day)}</span>
                  </li>
                ))}
              </ul>
              <p className={css.changed}>Worked out by the calendar; nobody works on them here.</p>
            </div>
          </div>
        </>
      )}
    </section>
  );
}

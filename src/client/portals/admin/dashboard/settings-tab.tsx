import { openingHours } from '#client/lib/opening-hours.ts';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import css from './settings-tab.module.css';
import tab from './tab.module.css';

/** What the site says about itself, and where each fact is set. */
export function SettingsTab() {
  const site = useSiteProfile();
  const hours = openingHours(site.hours)
    .map(({ days, hours: time }) => `${days} ${time}`)
    .join(', ');
  const facts: [label: string, value: string, variable: string | null][] = [
    ['Name', site.name, 'SITE_NAME'],
    ['Address of the site', site.url, 'SITE_URL'],
    ['E-mail', site.email, 'SITE_EMAIL'],
    ['Postal address', site.postalAddress, 'SITE_POSTAL_ADDRESS'],
    ['Notice', site.legalNotice, null],
    ['Opening hours', hours, null],
    ['Time zone', site.timeZone, null],
    ['Region', site.region, null],
  ];
  return (
    <section className={tab.tab} aria-labelledby="settings">
      <h2 className={tab.title} id="settings">
        Settings
      </h2>
      <p className={tab.intro}>
        The site profile in use. It is set by environment variables of the server and read when the server starts;
        nothing can be changed here. Mails are sent through SMTP_URL.
      </p>
      <dl className={css.facts}>
        {facts.map(([label, value, variable]) => (
          <div className={css.fact} key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              <span className={css.source}>{variable ? <code>{variable}</code> : 'Part of the product'}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { openingHours } from '#shared/content/opening-hours.ts';
import css from './contact-details.module.css';

/** Email, phone where there is one, area and the whole week's hours, all from the site profile. */
export function ContactDetails() {
  const site = useSiteProfile();
  return (
    <dl className={css.details}>
      <div>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </dd>
      </div>
      {site.phone && (
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>{site.phone}</a>
          </dd>
        </div>
      )}
      <div>
        <dt>Service area</dt>
        <dd>All of {site.region}</dd>
      </div>
      <div>
        <dt>Hours</dt>
        <dd>
          <table className={css.hours}>
            <tbody>
              {openingHours(site.hours).map((row) => (
                <tr key={row.days}>
                  <th scope="row">{row.days}</th>
                  <td>{row.hours}</td>
                </tr>
              ))}
              <tr>
                <th scope="row">Alberta’s general holidays</th>
                <td>Closed</td>
              </tr>
            </tbody>
          </table>
        </dd>
      </div>
    </dl>
  );
}

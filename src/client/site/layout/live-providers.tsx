import css from './live-providers.module.css';

/**
 * The list of service providers. The build renders one row with placeholders and the row of an empty list; the server writes the present list
 * when it sends the page (src/server/app/http/live-pages.ts).
 */
export function LiveProviders({ empty }: { empty: string }) {
  return (
    <ul className={`plain-list ${css.list}`}>
      <li className={css.row} hidden data-live="providers">
        <h3 className={css.name}>%name%</h3>
        <p>%task%</p>
        <p className={css.detail}>%country% · %period%</p>
      </li>
      <li className={css.row} data-live="no-providers">
        {empty}
      </li>
    </ul>
  );
}

import css from './case-places.module.css';

export interface CasePlace {
  id: string;
  label: string;
  /** What is waiting there: "2 new". */
  news?: string | undefined;
}

/** On a phone: every section of a long page one tap away, the conversation first. */
export function CasePlaces({ places }: { places: readonly CasePlace[] }) {
  return (
    <nav className={`${css.places} not-printed`} aria-label="Sections of this request">
      <ul className={`${css.list} plain-list`}>
        {places.map(({ id, label, news }) => (
          <li key={id}>
            <a className={css.place} href={`#${id}`}>
              {label}
              {news && <span className={css.news}>{news}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

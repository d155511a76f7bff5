import css from './page-body.module.css';

/** The headings of a long page, as links. */
export function PageContents({ sections }: { sections: readonly { id: string; heading: string }[] }) {
  return (
    <nav className={css.contents} aria-label="On this page">
      <p>On this page</p>
      <ul className="plain-list">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

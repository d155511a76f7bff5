import { useReadingDay } from '#client/lib/reading-day.tsx';
import { pageAt } from '#shared/content/registry.ts';
import css from './related-links.module.css';

/** Pages to read next, by their paths. */
export function RelatedLinks({ to, heading = 'Related reading' }: { to: readonly string[]; heading?: string }) {
  const day = useReadingDay();
  return (
    <section className={css.related} aria-labelledby="related-heading">
      <h2 className={css.heading} id="related-heading">
        {heading}
      </h2>
      <ul className={css.list}>
        {to.map((path) => {
          const page = pageAt(path, day);
          return (
            <li key={path}>
              <a className={css.link} href={path}>
                <span className={css.kind}>{page.kind}</span>
                <span className={css.title}>{page.title}</span>
                <span className={css.text}>{page.description}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { useReadingDay } from '#client/lib/reading-day.tsx';
import { Card } from '#client/ui/card.tsx';
import { pageAt } from '#shared/content/registry.ts';
import { CardGrid } from '../cards/card-grid.tsx';
import cards from '../cards/cards.module.css';
import page from '../layout/page.module.css';

/** Pages to read next, by their paths. */
export function RelatedLinks({ to, heading = 'Related reading' }: { to: readonly string[]; heading?: string }) {
  const day = useReadingDay();
  return (
    <section className={`${page.row} not-printed`} aria-labelledby="related-heading">
      <h2 className={page.heading} id="related-heading">
        {heading}
      </h2>
      <CardGrid>
        {to.map((path) => {
          const { kind, title, description } = pageAt(path, day);
          return (
            <li key={path}>
              <Card as="a" padding="small" className={`${cards.card} ${cards.plain}`} href={path}>
                <span className={cards.kind}>{kind}</span>
                <span className={cards.label}>{title}</span>
                <span className={cards.description}>{description}</span>
              </Card>
            </li>
          );
        })}
      </CardGrid>
    </section>
  );
}

import type { Paper } from '#shared/lines/papers.ts';
import css from './receipt-screen.module.css';

/** Papers to have ready for the broker, and why each one helps. Renders nothing when none is needed. */
export function PaperList({ papers }: { papers: readonly Paper[] }) {
  if (papers.length === 0) return null;
  return (
    <section aria-labelledby="papers-heading">
      <h2 className={css.subheading} id="papers-heading">
        Good to have ready
      </h2>
      <ul className={css.papers}>
        {papers.map(({ id, title, why }) => (
          <li key={id}>
            <strong>{title}.</strong> {why}
          </li>
        ))}
      </ul>
      <p>
        To upload them, create your account with the link in your receipt email: your request there has a place for
        documents. None of them is needed today.
      </p>
    </section>
  );
}

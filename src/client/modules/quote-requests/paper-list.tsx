import type { Paper } from '#shared/lines/papers.ts';
import { paths } from '#shared/platform/paths.ts';
import type { QuoteReceipt } from '#shared/quote-requests/requests.ts';
import css from './receipt-screen.module.css';

/** Papers to have ready for the broker, and why each one helps. Renders nothing when none is needed. */
export function PaperList({ papers, joined }: { papers: readonly Paper[]; joined: QuoteReceipt['joined'] }) {
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
        To upload them, open {joined ? <a href={paths.portal.case(joined.caseId)}>{joined.number}</a> : 'your request'}{' '}
        {joined ? 'in your account.' : 'with the link in your receipt email.'} None of them is needed today.
      </p>
    </section>
  );
}

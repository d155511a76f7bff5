import type { Paper } from '#shared/lines/papers.ts';
import { paths } from '#shared/platform/paths.ts';
import css from './receipt-screen.module.css';

interface PaperListProps {
  papers: readonly Paper[];
  /** The request in the account of a client who is signed in; papers are uploaded there. */
  account: { number: string; caseId: string } | null;
}

/** Papers to have ready for the broker, and why each one helps. Renders nothing when none is needed. */
export function PaperList({ papers, account }: PaperListProps) {
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
        To upload them, open{' '}
        {account ? <a href={paths.portal.case(account.caseId)}>{account.number}</a> : 'your request'}{' '}
        {account ? 'in your account.' : 'with the link in your receipt email.'} None of them is needed today.
      </p>
    </section>
  );
}

import { IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import buttons from '#client/ui/button.module.css';
import { paths } from '#shared/platform/paths.ts';
import type { QuoteReceipt } from '#shared/quote-requests/requests.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import type { DraftKey } from './draft.ts';
import { JoinedSteps, NextSteps } from './next-steps.tsx';
import { PaperList } from './paper-list.tsx';
import { PrintButton } from './print-button.tsx';
import css from './receipt-screen.module.css';
import screen from './screen.module.css';

interface ReceiptScreenProps {
  receipt: QuoteReceipt;
  /** With which this page may ask for the dates of the request; absent once the tab has forgotten it. */
  sentWith?: DraftKey | null;
  /** The offer to answer more questions, or what became of it. */
  children?: ReactNode;
  /** No script runs on the page. */
  plain?: boolean;
}

/** Where the signed-in client finds it: the request, or the one it was added to. */
function accountOf({ number, caseId, joined }: QuoteReceipt): { number: string; caseId: string } | null {
  return joined ?? (caseId ? { number, caseId } : null);
}

/** The submitted request: its number, what comes next and by when, and what it is not. */
export function ReceiptScreen({ receipt, sentWith, children, plain = false }: ReceiptScreenProps) {
  const site = useSiteProfile();
  const { joined } = receipt;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = `Request received: ${receipt.number} | ${site.name}`;
    scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [receipt.number, site.name]);

  return (
    <section className={css.receipt} aria-labelledby="receipt-heading">
      <IconCircleCheck className={css.icon} size={44} stroke={1.5} aria-hidden="true" />
      <h1 className={css.heading} id="receipt-heading" ref={heading} tabIndex={-1}>
        Request received
      </h1>
      <p className={css.lead}>
        {joined ? (
          <>
            Thank you. We added your answers to your open request <span className={css.unbroken}>{joined.number}</span>.
          </>
        ) : receipt.beyond ? (
          'Thank you. We have your request and your answers.'
        ) : (
          'Thank you. We’ll now offer your request to a licensed broker partner.'
        )}
      </p>
      <dl className={css.number}>
        <dt>Your request number</dt>
        <dd>{receipt.number}</dd>
        <dt className="visually-hidden">For</dt>
        <dd className={css.title}>{receipt.title}</dd>
      </dl>

      {children}

      <h2 className={css.subheading}>What happens next</h2>
      {joined ? <JoinedSteps joined={joined} /> : <NextSteps receipt={receipt} />}

      <PaperList papers={receipt.papers ?? []} account={accountOf(receipt)} />

      <div className={css.not}>
        <h2 className={css.notHeading}>This doesn’t give you coverage</h2>
        <p>
          You’ve asked for a quote. Please keep any insurance you have now until a new policy is confirmed.{' '}
          {site.legalNotice}
        </p>
      </div>

      <div className={`${screen.actions} not-printed`}>
        {sentWith && <AddToCalendar draftId={sentWith.draftId} token={sentWith.token} />}
        {!plain && <PrintButton />}
        <a className={buttons.secondary} href={paths.getQuote}>
          Get another quote
        </a>
      </div>
      <p className={`${css.help} not-printed`}>
        No email after a few minutes? Check your spam folder, or email <a href={`mailto:${site.email}`}>{site.email}</a>{' '}
        with your request number.
      </p>
    </section>
  );
}

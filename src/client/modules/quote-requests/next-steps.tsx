import { paths } from '#shared/platform/paths.ts';
import { BEYOND_ADVICE } from '#shared/platform/place.ts';
import type { QuoteReceipt } from '#shared/quote-requests/requests.ts';
import css from './receipt-screen.module.css';

/** After a new request: who does what, and by when. */
export function NextSteps({ receipt }: { receipt: QuoteReceipt }) {
  return (
    <ol className={`plain-list ${css.next}`}>
      <li className={css.item}>
        {receipt.caseId ? (
          <>
            <strong>Follow it in your account.</strong>{' '}
            <a href={paths.portal.case(receipt.caseId)}>Open your request</a> to upload documents and write to your
            broker. We’ve also sent a receipt to <span className={css.mail}>{receipt.email}</span>.
          </>
        ) : (
          <>
            <strong>Check your email.</strong> We’ve sent a receipt to <span className={css.mail}>{receipt.email}</span>
            . Use the link in it to create your account, where you can follow your request, share documents and message
            your broker.
          </>
        )}
      </li>
      <li className={css.item}>
        <strong>{receipt.promise}</strong>{' '}
        {receipt.beyond
          ? BEYOND_ADVICE
          : 'We’ll match your request with a broker who is licensed for it and works in your area. Once they accept, they’ll read your answers and get in touch. If these times change, we’ll email you the new ones.'}
        {receipt.measured && ` ${receipt.measured}`}
      </li>
      <li className={css.item}>
        <strong>You compare and decide.</strong> Your broker will bring you options from insurers. Nothing is in force
        until your broker confirms it with an insurer.
      </li>
    </ol>
  );
}

/** After adding to an open request: where it continues. */
export function JoinedSteps({ joined: { number, caseId } }: { joined: NonNullable<QuoteReceipt['joined']> }) {
  return (
    <ol className={`plain-list ${css.next}`}>
      <li className={css.item}>
        <strong>One request, one broker.</strong> Everything continues in{' '}
        <a href={paths.portal.case(caseId)}>{number}</a>, where you can see when a reply is due, share documents and
        send messages.
      </li>
      <li className={css.item}>
        <strong>The broker sees what’s new.</strong> The broker who works on {number} sees that you added to it, and
        which answers differ.
      </li>
      <li className={css.item}>
        <strong>You compare and decide.</strong> Nothing is in force until your broker confirms it with an insurer.
      </li>
    </ol>
  );
}

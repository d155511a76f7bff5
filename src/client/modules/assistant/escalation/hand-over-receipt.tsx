import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { redactedWords } from '#client/modules/assistant/redacted-words.ts';
import buttons from '#client/ui/button.module.css';
import type { HandOverReceipt } from '#shared/assistant/handover.ts';
import css from './hand-over.module.css';

interface HandOverReceiptViewProps {
  receipt: HandOverReceipt;
  onBack: () => void;
}

/** Receipt: the number, what comes next and when, and what it is not. */
export function HandOverReceiptView({ receipt, onBack }: HandOverReceiptViewProps) {
  const site = useSiteProfile();
  const heading = useRef<HTMLHeadingElement>(null);
  const { number, title, email, promise, measured, isOpen, opensAtText, takenOut } = receipt;

  useEffect(() => heading.current?.focus(), []);

  return (
    <section className={css.part} aria-labelledby="hand-over-receipt">
      <h3 className={css.heading} id="hand-over-receipt" ref={heading} tabIndex={-1}>
        <IconCircleCheck className={css.icon} size={28} stroke={1.5} aria-hidden="true" />
        Request received
      </h3>
      <dl className={css.number}>
        <dt>Your request number</dt>
        <dd>{number}</dd>
        <dt className="visually-hidden">For</dt>
        <dd className={css.title}>{title}</dd>
      </dl>
      {!isOpen && <p>We’re closed now. Brokers are back on {opensAtText}.</p>}
      <ol className={css.next}>
        <li>
          <strong>Check your email.</strong> We’re sending a receipt to <span className={css.mail}>{email}</span>. The
          link in it opens your account, or helps you create one, so you can follow your request and message your
          broker.
        </li>
        <li>
          <strong>{promise}</strong> We’ll match your request with a licensed broker. Once they accept, they’ll read
          what you sent. If these times change, we’ll email you the new ones.{measured && ` ${measured}`}
        </li>
      </ol>
      {takenOut.length > 0 && (
        <p className={css.note}>
          Before saving your text, we removed: {redactedWords(takenOut)}. Your broker will ask for anything they need.
        </p>
      )}
      <p className={css.note}>
        This doesn’t give you coverage. Please keep any insurance you have now until a new policy is confirmed.{' '}
        {site.legalNotice}
      </p>
      <button className={buttons.secondary} type="button" onClick={onBack}>
        Back to the chat
      </button>
    </section>
  );
}

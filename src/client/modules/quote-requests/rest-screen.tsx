import { useEffect, useRef, useState } from 'react';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import type { QuoteDefinition } from '#shared/lines/types.ts';
import type { QuoteReceipt } from '#shared/quote-requests/requests.ts';
import { AnswersEditor } from './answers-editor.tsx';
import { addToSent } from './draft-calls.ts';
import { keepSent, type SentRequest } from './draft-storage.ts';
import page from './receipt-screen.module.css';

interface RestScreenProps {
  definition: QuoteDefinition;
  receipt: QuoteReceipt;
  /** With its answers. */
  sent: SentRequest;
  onAdded: () => void;
  /** Back to the receipt. */
  onLeave: () => void;
}

/** The questions that a request sent from this tab leaves open. */
export function RestScreen({ definition, receipt, sent, onAdded, onLeave }: RestScreenProps) {
  const site = useSiteProfile();
  const heading = useRef<HTMLHeadingElement>(null);
  const [form] = useState(() => {
    // What the browser still knows; the server returns nothing.
    return { definition, version: 0, set: 'short' as const, answers: sent.answers ?? {}, mayChange: false };
  });

  useEffect(() => {
    document.title = `Answer the rest: ${receipt.number} | ${site.name}`;
    scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [receipt.number, site.name]);

  return (
    <section className={page.receipt} aria-labelledby="rest-title">
      <h1 className={page.heading} id="rest-title" ref={heading} tabIndex={-1}>
        Answer the rest
      </h1>
      <p>
        For your request {receipt.number}. Answer what you can and leave the rest open: your broker asks for it. To
        change an answer you’ve already sent, open the request in your account, or tell your broker.
      </p>
      <AnswersEditor
        form={form}
        kept={sent.more ?? null}
        onKeep={(more) => keepSent(definition.line, { ...sent, more })}
        onSave={async (answers) => {
          await addToSent(sent, answers);
          onAdded();
        }}
        onLeave={onLeave}
        stoppable
      />
    </section>
  );
}

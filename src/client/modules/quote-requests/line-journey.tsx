import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { siteToday } from '#client/lib/site-clock.ts';
import { minutesLeft } from '#shared/lines/open-questions.ts';
import { formOf } from '#shared/lines/short-form.ts';
import type { QuoteDefinition } from '#shared/lines/types.ts';
import type { QuoteReceipt } from '#shared/quote-requests/requests.ts';
import { eraseDraft, loadDraft } from './draft-calls.ts';
import { forgetDraft, keepReceipt, keepSent, readSent, type SentRequest } from './draft-storage.ts';
import { reachableScreen } from './journey-rules.ts';
import { draftFrom, findStart, freshDraft, mayAdd, RECEIPT, REST } from './journey-start.ts';
import { QuoteJourney } from './quote-journey.tsx';
import css from './receipt-screen.module.css';
import { ReceiptScreen } from './receipt-screen.tsx';
import { RestOffer } from './rest-offer.tsx';
import { RestScreen } from './rest-screen.tsx';
import { ResumeChoice } from './resume-choice.tsx';
import { replaceScreen, screenInAddress } from './screen-address.ts';

/** One request for one line, from the visitor's current state to its receipt. */
export function LineJourney({ definition }: { definition: QuoteDefinition }) {
  const { line } = definition;
  const [start, setStart] = useState(() => findStart(definition, screenInAddress()));

  async function goOn() {
    if (start.kind !== 'ask') return;
    if ('draft' in start) return setStart({ kind: 'draft', draft: start.draft, asked: true });
    try {
      const stored = await loadDraft(start.key);
      if (stored.submittedNumber) startAgain();
      else setStart({ kind: 'draft', draft: draftFrom(definition, start.key, stored), asked: true });
    } catch (error) {
      const { status, serverMessage } = toApiError(error);
      if (status !== 404) throw new Error(serverMessage);
      // It was stored for thirty days, which are over.
      startAgain();
    }
  }

  function startAgain() {
    const draft = freshDraft(definition);
    if (start.kind === 'ask') eraseDraft(line, definition, 'draft' in start ? start.draft : start.key, draft.screen);
    forgetDraft(line);
    replaceScreen(draft.screen);
    setStart({ kind: 'draft', draft, asked: true });
  }

  function receive(receipt: QuoteReceipt, sent: SentRequest) {
    forgetDraft(line);
    keepReceipt(line, receipt);
    showReceipt(receipt, mayAdd(definition, receipt, sent) ? sent : { ...sent, answers: null });
  }

  function showReceipt(receipt: QuoteReceipt, sent: SentRequest | null, added = false) {
    keepSent(line, sent);
    replaceScreen(RECEIPT);
    setStart({ kind: 'receipt', receipt, sent, added });
  }

  function answerRest(receipt: QuoteReceipt, sent: SentRequest) {
    replaceScreen(REST);
    setStart({ kind: 'rest', receipt, sent });
  }

  if (start.kind === 'receipt') {
    const { receipt, sent, added } = start;
    const { answers } = sent ?? {};
    return (
      <ReceiptScreen receipt={receipt} sentWith={receipt.joined ? null : sent}>
        {added && (
          <p className={css.added} role="status">
            Thank you. We added your answers to this request.
          </p>
        )}
        {sent && answers && mayAdd(definition, receipt, sent) && (
          <RestOffer minutes={minutesLeft(definition, answers)} onAnswer={() => answerRest(receipt, sent)} />
        )}
      </ReceiptScreen>
    );
  }
  if (start.kind === 'rest') {
    const { receipt, sent } = start;
    return (
      <RestScreen
        definition={definition}
        receipt={receipt}
        sent={sent}
        // Everything is on the server now, and the tab keeps the key only.
        onAdded={() => showReceipt(receipt, { ...sent, answers: null, more: undefined }, true)}
        onLeave={() => showReceipt(receipt, readSent(line))}
      />
    );
  }
  if (start.kind === 'ask') {
    const { changedAt } = start;
    return <ResumeChoice title={definition.title} changedAt={changedAt} onContinue={goOn} onStartAgain={startAgain} />;
  }
  const screen = reachableScreen(
    formOf(definition, start.draft.set),
    start.draft.answers,
    start.draft.screen,
    siteToday(),
  );
  return (
    <QuoteJourney
      key={start.draft.draftId}
      definition={definition}
      start={{ ...start.draft, screen }}
      focusFirst={start.asked ?? false}
      onSent={receive}
      onStartAgain={startAgain}
    />
  );
}

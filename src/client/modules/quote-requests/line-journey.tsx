import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { siteToday } from '#client/lib/site-clock.ts';
import { formOf } from '#shared/lines/short-form.ts';
import type { QuoteDefinition } from '#shared/lines/types.ts';
import type { QuoteReceipt } from '#shared/quote-requests/requests.ts';
import { eraseDraft, loadDraft } from './draft-calls.ts';
import { forgetDraft, keepReceipt } from './draft-storage.ts';
import { reachableScreen } from './journey-rules.ts';
import { draftFrom, findStart, freshDraft, RECEIPT } from './journey-start.ts';
import { QuoteJourney } from './quote-journey.tsx';
import { ReceiptScreen } from './receipt-screen.tsx';
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

  function receive(receipt: QuoteReceipt) {
    forgetDraft(line);
    keepReceipt(line, receipt);
    replaceScreen(RECEIPT);
    setStart({ kind: 'receipt', receipt });
  }

  if (start.kind === 'receipt') return <ReceiptScreen receipt={start.receipt} />;
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

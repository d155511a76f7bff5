import { useRef, useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { siteToday } from '#client/lib/site-clock.ts';
import { type ConsentPurpose, consentTexts, requiredConsentsSchema } from '#shared/consents/wordings.ts';
import { keptMarks, withMarks } from '#shared/lines/reading/marks.ts';
import { validateAnswers } from '#shared/lines/rules.ts';
import type { Answers, QuoteDefinition } from '#shared/lines/types.ts';
import type { Issue } from '#shared/platform/errors.ts';
import { issuesFrom } from '#shared/platform/errors.ts';
import type { QuoteReceipt } from '#shared/quote-requests/requests.ts';
import type { Draft } from './draft.ts';
import { sendRequest } from './draft-calls.ts';
import type { DraftSaver } from './draft-saver.ts';
import { sortIssues } from './journey-rules.ts';

interface SendingOptions {
  definition: QuoteDefinition;
  /** As it is asked: of the short set, or of all questions. */
  form: QuoteDefinition;
  draft: Draft;
  saver: DraftSaver;
  onSent: (receipt: QuoteReceipt) => void;
  /** The answers of a step have errors. */
  onIssues: (step: string, issues: Issue[]) => void;
}

export interface Sending {
  ticked: readonly ConsentPurpose[];
  tick: (purpose: ConsentPurpose) => void;
  /** About the consents; their paths are the purposes. */
  issues: readonly Issue[];
  /** Why the request was not sent, when it is nothing that a field could fix. */
  failure: string | null;
  pending: boolean;
  /** @param homepage what the field that people never see holds */
  send: (homepage: string) => Promise<void>;
}

/** The consents, and sending the request. Pressed twice, or again after a lost response, it is one request. */
export function useSending({ definition, form, draft, saver, onSent, onIssues }: SendingOptions): Sending {
  const [ticked, setTicked] = useState<readonly ConsentPurpose[]>([]);
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const busy = useRef(false);

  function tick(purpose: ConsentPurpose) {
    setTicked((before) => (before.includes(purpose) ? before.filter((it) => it !== purpose) : [...before, purpose]));
    setIssues((before) => before.filter(({ path }) => path !== purpose));
  }

  /** What was read keeps its mark, as long as it is what is sent. */
  const marked = (answers: Answers) => withMarks(answers, keptMarks(draft.answers, answers));

  async function send(homepage: string) {
    if (busy.current) return;
    setFailure(null);
    const consents = requiredConsentsSchema.safeParse(
      ticked.map((purpose) => ({ purpose, version: consentTexts[purpose].version, given: true })),
    );
    if (!consents.success) {
      setIssues(issuesFrom(consents.error));
      return;
    }
    const checked = validateAnswers(definition, draft.answers, siteToday(), draft.set);
    if (checked.issues.length > 0) {
      refused(checked.issues.map(below('answers')));
      return;
    }

    busy.current = true;
    setPending(true);
    saver.pause();
    try {
      onSent(await sendRequest(definition, draft, marked(checked.answers), ticked, homepage));
    } catch (error) {
      const { issues: found, serverMessage } = toApiError(error);
      saver.resume();
      if (!refused(found)) setFailure(serverMessage);
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  /** Shows the errors where they can be fixed; returns whether there were any. */
  function refused(found: readonly Issue[]): boolean {
    const sorted = sortIssues(form, found);
    setIssues(sorted.consents);
    if (sorted.step) onIssues(sorted.step, sorted.answers);
    return Boolean(sorted.step) || sorted.consents.length > 0;
  }

  return { ticked, tick, issues, failure, pending, send };
}

const below = (part: string) => (issue: Issue) => ({ ...issue, path: `${part}.${issue.path}` });

import { useRef, useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { siteToday } from '#client/lib/site-clock.ts';
import { useTicks } from '#client/modules/consents/use-ticks.ts';
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
import type { SentRequest } from './draft-storage.ts';
import { sortIssues } from './journey-rules.ts';
import { type Joining, joinedId, useJoining } from './use-joining.ts';

interface SendingOptions {
  definition: QuoteDefinition;
  /** As it is asked: of the short set, or of all questions. */
  form: QuoteDefinition;
  draft: Draft;
  saver: DraftSaver;
  onSent: (receipt: QuoteReceipt, sent: SentRequest) => void;
  /** The answers of a step have errors. */
  onIssues: (step: string, issues: Issue[]) => void;
}

export interface Sending {
  ticked: readonly ConsentPurpose[];
  tick: (purpose: ConsentPurpose) => void;
  /** About the consents; their paths are the purposes. */
  issues: readonly Issue[];
  /** Whether it is added to an open request of the client. */
  joining: Joining;
  /** Why the choice between these is wrong. */
  joinIssue: string | null;
  /** Why the request was not sent, when it is nothing that a field could fix. */
  failure: string | null;
  pending: boolean;
  /** @param homepage what the field that people never see holds */
  send: (homepage: string) => Promise<void>;
}

/** The consents, and sending the request. Pressed twice, or again after a lost response, it is one request. */
export function useSending({ definition, form, draft, saver, onSent, onIssues }: SendingOptions): Sending {
  const { ticked, tick: toggle, shown } = useTicks();
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const [joinIssue, setJoinIssue] = useState<string | null>(null);
  const joining = useJoining(definition.line);
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const busy = useRef(false);

  function tick(purpose: ConsentPurpose) {
    toggle(purpose);
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
    const undecided = joining.requests.length > 0 && joining.chosen === null;
    setJoinIssue(undecided ? 'Choose whether to add to your open request or send a new one' : null);
    setIssues(consents.success ? [] : issuesFrom(consents.error));
    if (!consents.success || undecided) return;
    const checked = validateAnswers(definition, draft.answers, siteToday(), draft.set);
    if (checked.issues.length > 0) {
      refused(checked.issues.map(below('answers')));
      return;
    }

    busy.current = true;
    setPending(true);
    saver.pause();
    try {
      const receipt = await sendRequest(definition, draft, marked(checked.answers), {
        consents: ticked,
        shown: await shown(),
        homepage,
        joins: joinedId(joining),
      });
      const { draftId, token } = draft;
      onSent(receipt, { draftId, token, definitionVersion: definition.version, answers: checked.answers });
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

  function choose(value: string) {
    joining.choose(value);
    setJoinIssue(null);
  }

  return { ticked, tick, issues, joining: { ...joining, choose }, joinIssue, failure, pending, send };
}

const below = (part: string) => (issue: Issue) => ({ ...issue, path: `${part}.${issue.path}` });

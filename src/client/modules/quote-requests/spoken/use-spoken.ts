/** Writing down a request and opening it: the draft, what is wrong with it, and the call. */
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { siteToday } from '#client/lib/site-clock.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { spokenTexts } from '#shared/consents/spoken.ts';
import { validateAnswers } from '#shared/lines/rules.ts';
import type { QuoteDefinition } from '#shared/lines/types.ts';
import { isBlank } from '#shared/lines/visibility.ts';
import type { Issue } from '#shared/platform/errors.ts';
import { emptyDraft, keepSpokenDraft, readSpokenDraft, type SpokenDraft } from './spoken-draft.ts';

const NO_LINE: Issue = { path: 'line', message: 'Choose what it’s about' };
const SAY_YES = 'Read the words aloud, and tick the box when the client says yes';

/** What must be right: what was written down, a name, and one way to reach them. */
function issuesOf(definition: QuoteDefinition | undefined, { answers, saidAt }: SpokenDraft): Issue[] {
  const needed = ['fullName', ...(isBlank(answers.email) ? ['phone'] : [])];
  const wrong = definition ? validateAnswers(definition, answers, siteToday(), 'short').issues : [NO_LINE];
  const found = wrong.filter(({ path }) => {
    const [id = ''] = path.split('.');
    return path === NO_LINE.path || needed.includes(id) || !isBlank(answers[id]);
  });
  return saidAt === null ? [...found, { path: 'consent', message: SAY_YES }] : found;
}

export function useSpoken(onOpened: (caseId: string) => void) {
  const [draft, setDraft] = useState(readSpokenDraft);
  const [issues, setIssues] = useState<Issue[]>([]);
  const open = trpc.cases.openSpoken.useMutation();

  function change(part: Partial<SpokenDraft>, path?: string) {
    const next = { ...draft, ...part };
    setDraft(next);
    keepSpokenDraft(next);
    if (path !== undefined)
      setIssues((before) => before.filter((issue) => issue.path !== path && !issue.path.startsWith(`${path}.`)));
  }

  function send(definition: QuoteDefinition | undefined): boolean {
    const found = issuesOf(definition, draft);
    setIssues(found);
    if (found.length > 0 || !definition || draft.saidAt === null || open.isPending) return false;
    const { id, channel, answers, saidAt } = draft;
    const { line, version: definitionVersion } = definition;
    const consent = {
      said: true as const,
      version: spokenTexts.contact.version,
      agoMs: Math.max(0, Date.now() - saidAt),
    };
    open.mutate(
      { id, line, definitionVersion, channel, answers, consent },
      {
        onSuccess: ({ caseId, number, emailed }) => {
          keepSpokenDraft(null);
          const receipt = emailed ? 'The receipt was emailed.' : 'Without an email address, no receipt was sent.';
          showToast({ kind: 'success', message: `${number} is open and yours. ${receipt}` });
          onOpened(caseId);
        },
        onError: (error) =>
          setIssues(
            (toApiError(error).issues ?? []).map((issue) => ({ ...issue, path: issue.path.replace(/^answers\./, '') })),
          ),
      },
    );
    return true;
  }

  function startOver() {
    keepSpokenDraft(null);
    setDraft(emptyDraft());
    setIssues([]);
    open.reset();
  }

  const failure = open.error ? toApiError(open.error).serverMessage : null;
  return { draft, change, issues, send, startOver, pending: open.isPending, failure };
}

/** Validates and sends a draft. Nothing typed is lost when either fails. */

import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { siteToday } from '#client/lib/site-clock.ts';
import { showToast } from '#client/lib/toasts.ts';
import type { CaseCommand } from '#shared/cases/schema.ts';
import type { Issue } from '#shared/platform/errors.ts';
import type { PublishOptionsInput } from '#shared/quote-options/schema.ts';
import { checkOptions } from './check-options.ts';
import type { OptionsDraft } from './options-draft.ts';

const NONE: Issue[] = [];

export function useSendOptions(
  { caseId, version }: CaseCommand,
  draft: OptionsDraft,
  publish: (input: PublishOptionsInput) => Promise<unknown>,
  onIssues: (issues: Issue[]) => void,
) {
  const today = siteToday();
  const [attempted, setAttempted] = useState(false);
  const [refused, setRefused] = useState(NONE);
  const [sending, setSending] = useState(false);
  const [failures, setFailures] = useState(0);
  const summary = useRef<HTMLDivElement>(null);

  // After the first attempt every correction is validated at once.
  const own = useMemo(
    () => (attempted ? checkOptions({ caseId, version }, draft, today).issues : NONE),
    [attempted, caseId, version, draft, today],
  );
  const issues = own.length > 0 ? own : refused;
  const errorOf = useCallback((path: string) => issues.find((issue) => issue.path === path)?.message, [issues]);

  useEffect(() => {
    if (failures > 0) summary.current?.focus();
  }, [failures]);

  function fail(found: Issue[]) {
    onIssues(found);
    setFailures((count) => count + 1);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    setAttempted(true);
    setRefused(NONE);
    const { input, issues: found } = checkOptions({ caseId, version }, draft, today);
    if (!input) return fail(found);
    setSending(true);
    try {
      await publish(input);
      setAttempted(false);
      showToast({
        kind: 'success',
        title: 'Options sent',
        message: 'The client has been notified and can compare them.',
      });
    } catch (error) {
      const failure = toApiError(error);
      setRefused(failure.issues);
      if (failure.issues.length > 0) fail(failure.issues);
      showToast({ kind: 'error', title: 'The options were not sent', message: failure.serverMessage });
    } finally {
      setSending(false);
    }
  }

  return { today, issues, errorOf, sending, submit, summary };
}

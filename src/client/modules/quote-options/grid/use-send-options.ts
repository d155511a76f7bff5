/** Validates and sends a grid. Nothing typed is lost when either fails. */
import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { siteToday } from '#client/lib/site-clock.ts';
import { showToast } from '#client/lib/toasts.ts';
import type { CaseCommand } from '#shared/cases/schema.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import type { Issue } from '#shared/platform/errors.ts';
import type { OptionGrid } from '#shared/quote-options/draft.ts';
import type { PublishOptionsInput } from '#shared/quote-options/schema.ts';
import { atCells, checkGrid } from './check-grid.ts';

const NONE: Issue[] = [];

export function useSendOptions(
  { caseId, version }: CaseCommand,
  type: CaseType,
  grid: OptionGrid,
  publish: (input: PublishOptionsInput) => Promise<unknown>,
) {
  const today = siteToday();
  const [attempted, setAttempted] = useState(false);
  const [refused, setRefused] = useState(NONE);
  const [sending, setSending] = useState(false);
  const [failures, setFailures] = useState(0);
  const summary = useRef<HTMLDivElement>(null);

  // After the first attempt every correction is validated at once.
  const own = useMemo(
    () => (attempted ? checkGrid({ caseId, version }, grid, type, today).issues : NONE),
    [attempted, caseId, version, grid, type, today],
  );
  const issues = own.length > 0 ? own : refused;
  const errorOf = useCallback((path: string) => issues.find((issue) => issue.path === path)?.message, [issues]);

  useEffect(() => {
    if (failures > 0) summary.current?.focus();
  }, [failures]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    setAttempted(true);
    setRefused(NONE);
    const { input } = checkGrid({ caseId, version }, grid, type, today);
    if (!input) return setFailures((count) => count + 1);
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
      setRefused(atCells(failure.issues, grid, type));
      if (failure.issues.length > 0) setFailures((count) => count + 1);
      showToast({ kind: 'error', title: 'The options were not sent', message: failure.serverMessage });
    } finally {
      setSending(false);
    }
  }

  return { today, issues, errorOf, sending, submit, summary };
}

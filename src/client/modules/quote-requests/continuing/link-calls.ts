import { api } from '#client/lib/api.ts';
import { siteToday } from '#client/lib/site-clock.ts';
import { loadDefinition } from '#shared/lines/load-definition.ts';
import { formOf } from '#shared/lines/short-form.ts';
import { paths } from '#shared/platform/paths.ts';
import type { FoundLink } from '#shared/quote-requests/continuing.ts';
import { newDraftKey } from '../draft.ts';
import { loadDraft } from '../draft-calls.ts';
import { forgetDraft, keepKey, readKey } from '../draft-storage.ts';
import { reachableScreen } from '../journey-rules.ts';
import { draftFrom } from '../journey-start.ts';
import { enterDraft } from './enter-draft.ts';

type HeldToken = { draftLink?: string } | null;

/** The secret of a link: taken out of the address, so that it isn't read over a shoulder, and kept for a reload. */
export function tokenInAddress(): string {
  const token = location.hash.slice(1) || ((history.state as HeldToken)?.draftLink ?? '');
  history.replaceState({ draftLink: token }, '', location.pathname + location.search);
  return token;
}

export function findLink(token: string): Promise<FoundLink> {
  return api.quotes.findLink.mutate({ token });
}

export function renewCode(token: string): Promise<{ message: string }> {
  return api.quotes.renewCode.mutate({ token });
}

/** One per page: pressed again after a lost response, it is the same device. */
const device = newDraftKey().token;

/** Opens the draft, and goes to it. If its answers can't be loaded right away, the wizard offers them. */
export async function openLink(token: string, code: string | undefined): Promise<void> {
  const { draftId, line } = await api.quotes.openLink.mutate({ token, deviceToken: device, ...(code && { code }) });
  // It is the one that is open here: what this browser has of it may be newer.
  if (readKey(line)?.draftId === draftId) return location.assign(paths.quoteOf(line));
  const key = { draftId, token: device, changedAt: Date.now() };
  forgetDraft(line);
  keepKey(line, key);
  try {
    const [stored, definition] = await Promise.all([loadDraft(key), loadDefinition(line)]);
    const draft = draftFrom(definition, key, stored);
    const screen = reachableScreen(formOf(definition, draft.set), draft.answers, draft.screen, siteToday());
    enterDraft(line, { ...draft, screen });
  } catch {
    location.assign(paths.quoteOf(line));
  }
}

/** The proof of what was on the screen: what is recorded with the consents of a request, and what a certificate reads from it. */
import { createHash } from 'node:crypto';
import { refusedField } from '#server/platform/errors/app-error.ts';
import type { Door } from '#server/platform/trpc/context.ts';
import type { CertificateContent } from '#shared/consents/certificates/schema.ts';
import { presentScreen, type ShownScreen } from '#shared/consents/screen.ts';
import {
  type ConsentPurpose,
  consentPurposeSchema,
  REQUEST_NOTICE_VERSION,
  requestNotices,
} from '#shared/consents/wordings.ts';
import type { SiteProfile } from '#shared/platform/site.ts';

/** What is recorded with a consent, as text: nothing of a form that isn’t ours. */
export type ScreenEvidence = Record<string, string>;

/**
 * The evidence of what was on the screen, by purpose.
 * @param sent `shown` is what the browser says of it; absent without a script, where the words are those we sent
 * @throws {AppError} BAD_REQUEST when the browser showed other words: a page from before a change
 */
export function screenEvidence(
  site: SiteProfile,
  { door, shown }: { door: Door; shown: ShownScreen | undefined },
  at: Date,
): Record<ConsentPurpose, ScreenEvidence> {
  const screen = createHash('sha256').update(presentScreen(site)).digest('hex');
  if (shown?.sha256 !== undefined && shown.sha256 !== screen)
    throw refusedField(
      'consents.contact',
      'consent_version',
      'The wording has changed. Reload the page and read it again',
    );
  const same = { screen, screenBy: shown?.sha256 ? 'browser' : 'server', notice: String(REQUEST_NOTICE_VERSION) };
  const evidence = (purpose: ConsentPurpose): ScreenEvidence => ({
    ...same,
    ...(door === 'form' && { door }),
    ...(shown && { tickedAt: new Date(at.getTime() - shown.ticked[purpose]).toISOString() }),
  });
  return { contact: evidence('contact'), share: evidence('share') };
}

type Recorded = { purpose: string; screen?: string; screenBy?: string; notice?: string };

/** What was on the screen, as a certificate says it; null where it wasn’t recorded or was erased. */
export function screenOf(given: readonly Recorded[]): CertificateContent['screen'] {
  const [first] = given;
  const notice = requestNotices[Number(first?.notice) - 1];
  if (!first?.screen || notice === undefined) return null;
  const by = first.screenBy === 'browser' ? 'browser' : 'server';
  return { by, order: [...consentPurposeSchema.options], notice, sha256: first.screen };
}

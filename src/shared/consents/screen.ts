/** What was on the screen when a request was sent, and when the boxes were ticked: recorded with the consents, as proof. */
import { z } from 'zod';
import type { SiteProfile } from '#shared/platform/site.ts';
import { type ConsentPurpose, consentPurposeSchema, consentText, requestStatement } from './wordings.ts';

/**
 * The bytes that stand for a screen: the words of the consents and the notice, in the order in which they are shown, as a JSON list
 * without spaces. For a list of texts this is the canonical form of RFC 8785.
 */
export function screenWords(texts: readonly string[], notice: string): string {
  return JSON.stringify([...texts, notice]);
}

/** The same for what this website’s form shows now. */
export function presentScreen(site: SiteProfile): string {
  const texts = consentPurposeSchema.options.map((purpose) => consentText(purpose, site).text);
  return screenWords(texts, requestStatement);
}

const TICKED = 'Send how long ago the box was ticked, in milliseconds';
/** A page that was open longer says nothing about the ticks. */
export const MAX_TICK_AGE_MS = 7 * 24 * 3_600_000;
const agoSchema = z
  .int(TICKED)
  .min(0, TICKED)
  .max(MAX_TICK_AGE_MS, 'The box was ticked too long ago')
  .meta({ description: 'How many milliseconds before sending the box was ticked' });

export const shownScreenSchema = z
  .object({
    sha256: z
      .string('Send the SHA-256 of what was shown')
      .regex(/^[0-9a-f]{64}$/, 'Send the SHA-256 of what was shown')
      .optional()
      .meta({ description: 'SHA-256 of the words shown, where the browser can tell' }),
    ticked: z.object(
      Object.fromEntries(consentPurposeSchema.options.map((purpose) => [purpose, agoSchema])) as Record<
        ConsentPurpose,
        typeof agoSchema
      >,
    ),
  })
  .meta({ description: 'What was on the screen, and when the boxes were ticked: kept as proof with the consents' });
export type ShownScreen = z.infer<typeof shownScreenSchema>;

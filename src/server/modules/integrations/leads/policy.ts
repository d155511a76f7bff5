/** What a partner may send, and when. */
import { AppError, refusedField } from '#server/platform/errors/app-error.ts';
import type { SendLeadInput } from '#shared/integrations/leads.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Their clock may be ahead of ours. */
const AHEAD_MS = 5 * MINUTE_MS;
const MAX_CONSENT_DAYS = 7;
/** A general request, or one from our form on a partner's page: the broker asks the rest. */
export const ENOUGH_FOR_GENERAL = ['fullName', 'email', 'phone', 'postalCode'];

/** What was agreed with a partner. */
export type Agreed = { lines: string[]; areas: string[]; dailyCeiling: number };

/** @throws {AppError} BAD_REQUEST for a consent from the future, or one that is too old to act on */
export function checkMoments({ consents }: Pick<SendLeadInput, 'consents'>, at: Date): void {
  for (const { purpose, at: given } of consents) {
    const age = at.getTime() - Date.parse(given);
    if (age < -AHEAD_MS)
      throw refusedField(`consents.${purpose}`, 'too_late', 'This moment is in the future. Check your clock');
    if (age > MAX_CONSENT_DAYS * DAY_MS)
      throw refusedField(
        `consents.${purpose}`,
        'too_early',
        `This consent is older than ${MAX_CONSENT_DAYS} days. Ask the person again`,
      );
  }
}

/** @throws {AppError} FORBIDDEN for a line that isn't the partner's: before its answers, which would be corrected for nothing */
export function checkLine({ lines }: Pick<Agreed, 'lines'>, line: string): void {
  if (lines.length === 0 || lines.includes(line)) return;
  const words = `You can’t send requests for this line of insurance. Yours: ${lines.join(', ')}.`;
  throw refusedField('line', 'not_allowed', words, 'FORBIDDEN');
}

/** @throws {AppError} FORBIDDEN for an area that isn't the partner's */
export function checkArea({ areas }: Pick<Agreed, 'areas'>, postalCode: string | null): void {
  const place = (postalCode ?? '').toUpperCase().replace(/\s/g, '');
  if (areas.length > 0 && !areas.some((area) => place.startsWith(area)))
    throw refusedField('answers.postalCode', 'not_allowed', 'You can’t send requests from this area.', 'FORBIDDEN');
}

/**
 * @param sent how many were accepted today
 * @param resetMs until the next day begins
 * @throws {AppError} TOO_MANY_REQUESTS
 */
export function checkCeiling({ dailyCeiling }: Pick<Agreed, 'dailyCeiling'>, sent: number, resetMs: number): void {
  if (sent < dailyCeiling) return;
  throw new AppError({
    code: 'TOO_MANY_REQUESTS',
    message: `You’ve sent the ${dailyCeiling} requests agreed for today. Send the next one tomorrow.`,
    retryAfterSeconds: Math.ceil(resetMs / 1000),
  });
}

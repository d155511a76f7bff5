/**
 * Alberta stopped changing its clocks on June 18, 2026 and stays at UTC-6. Time zone data from before (Debian's of 2026 and Node's before
 * 2026b among them) is an hour off every winter, and with it every deadline.
 */
import { IANAZone } from 'luxon';
import { StartError } from '#server/platform/errors/start-error.ts';

const KNOWN = [
  { timeZone: 'America/Edmonton', at: Date.UTC(2027, 0, 15, 18), offsetMinutes: -360 },
  { timeZone: 'America/Edmonton', at: Date.UTC(2027, 6, 15, 18), offsetMinutes: -360 },
] as const;

/**
 * Refuses to start with time zone data that has another offset than the law.
 * @param offset minutes of a zone at a moment; ICU's unless a test says otherwise
 * @throws {StartError}
 */
export function assertZoneRules(
  timeZone: string,
  offset = (at: number) => IANAZone.create(timeZone).offset(at),
  data = process.versions.tz,
): void {
  const wrong = KNOWN.some((rule) => rule.timeZone === timeZone && offset(rule.at) !== rule.offsetMinutes);
  if (wrong)
    throw new StartError(
      `This Node’s time zone data (${data}) doesn’t know that Alberta stays at UTC-6, so every deadline in winter would be an hour off. Use the version of Node that npm installs with this project, or one with time zone data 2026b or later.`,
    );
}

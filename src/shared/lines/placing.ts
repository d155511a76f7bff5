/** Which broker a request needs, from its answers: the classes of licence, and the industry. */
import { linePlacings } from './generated/placing.ts';
import { registry } from './generated/registry.ts';
import type { Line } from './ids.ts';
import type { Industry } from './industries.ts';
import type { LineOfInsurance, PlacingRule } from './line.ts';
import type { AnswersInput } from './types.ts';
import { answerOf, isRecord, meets } from './visibility.ts';

export type PlacingLicence = NonNullable<LineOfInsurance['licence']>;

export interface Placing {
  /** All of them are needed; with none, any licence is enough. */
  readonly licences: readonly PlacingLicence[];
  /** Null where the request belongs to none. */
  readonly industry: Industry | null;
}

function applies({ each, when }: PlacingRule<unknown>, answers: AnswersInput): boolean {
  if (each === undefined) return meets(when, answers);
  const rows = answerOf(answers, each);
  return Array.isArray(rows) && rows.some((row) => isRecord(row) && meets(when, row));
}

/** Whether the answers of this line can say more than the line itself, so that they have to be read. */
export function isPlacedByAnswers(line: Line): boolean {
  const { licences, industries } = linePlacings[line];
  return licences.length > 0 || industries.length > 0;
}

/** The classes the answers of a line may add, for forms that ask without answers. */
export function addedLicences(line: Line): PlacingLicence[] {
  return [...new Set(linePlacings[line].licences.map(({ needs }) => needs))];
}

/** The industries a request of the line may belong to. */
export function industriesOf(line: Line): Industry[] {
  return [...new Set(linePlacings[line].industries.map(({ needs }) => needs))];
}

/** With no answers, as for an imported request: what every request of the line needs. */
export function placingOf(line: Line, answers: AnswersInput = {}): Placing {
  const placing = linePlacings[line];
  const base = registry[line].licence;
  const added = placing.licences.filter((rule) => applies(rule, answers)).map(({ needs }) => needs);
  return {
    licences: [...new Set(base ? [base, ...added] : added)],
    industry: placing.industries.find((rule) => applies(rule, answers))?.needs ?? null,
  };
}

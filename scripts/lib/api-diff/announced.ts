/** Whether content/api-changes.yaml says what changed since the released document, and early enough (content/api-guides/changes.md). */
import type { ApiChange } from '../../../src/shared/content/api/guide.ts';
import type { Difference } from './compare.ts';

export interface Release {
  /** Since the document that was released last. */
  differences: readonly Difference[];
  releasedVersion: string;
  changes: readonly ApiChange[];
  /** The operations of the present document, such as `GET /api/things/{id}`. */
  operations: ReadonlySet<string>;
  /** `YYYY-MM-DD` */
  today: string;
}

/** Whether a break may happen today because this change announced it. */
function allows({ kind, ends, breaks, operations }: ApiChange, { where }: Difference, today: string): boolean {
  if (kind !== 'security' && !(ends && ends <= today)) return false;
  return [...breaks, ...operations].some((known) => where === known || where.startsWith(`${known}.`));
}

const numbersOf = (version: string) => version.split('.').map(Number);

function isLater(version: string, than: string): boolean {
  const [one, other] = [numbersOf(version), numbersOf(than)];
  const at = one.findIndex((number, index) => number !== other[index]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}

function versionMistakes({ differences, releasedVersion, changes }: Release): string[] {
  const version = changes[0]?.version ?? '';
  if (differences.length === 0) return [];
  if (!isLater(version, releasedVersion))
    return [`The API changed since version ${releasedVersion}: add an entry with a later version, newest first.`];
  const isBreaking = differences.some(({ breaking }) => breaking);
  return isBreaking && numbersOf(version)[0] === numbersOf(releasedVersion)[0]
    ? [`Something breaks since version ${releasedVersion}: the first number of the version has to be higher.`]
    : [];
}

function orderMistakes(changes: readonly ApiChange[]): string[] {
  return changes.flatMap(({ id, day, version }, index) => {
    const earlier = changes[index + 1];
    const fits = !earlier || (earlier.day <= day && !isLater(earlier.version, version));
    return fits ? [] : [`${id} comes before ${earlier?.id}, which has a later day or version.`];
  });
}

/** Until it ends, a deprecated operation is there, and says so in its answers. */
function unknownOperations({ changes, operations, today }: Release): string[] {
  const deprecated = changes.filter(({ ends }) => ends && ends > today);
  return deprecated.flatMap(({ id, operations: named }) =>
    named.filter((name) => !operations.has(name)).map((name) => `${id} deprecates ${name}, which isn’t there.`),
  );
}

/** @returns a sentence for each thing that is missing */
export function missingAnnouncements(release: Release): string[] {
  const { differences, changes, today } = release;
  const unannounced = differences.filter(
    (difference) => difference.breaking && !changes.some((change) => allows(change, difference, today)),
  );
  return [
    ...orderMistakes(changes),
    ...versionMistakes(release),
    ...unknownOperations(release),
    ...unannounced.map(({ where, what }) => `It breaks callers today without an announcement: ${where} (${what}).`),
  ];
}

/** Removes identifying numbers and addresses from a question before it leaves the product. */
import { toE164 } from '#server/platform/phone.ts';
import { birthdatesIn } from '#shared/platform/personal-data/birthdates.ts';
import { documentsIn } from '#shared/platform/personal-data/documents.ts';
import { type Finding, redactedWords } from '#shared/platform/personal-data/finding.ts';
import { lettersIn } from '#shared/platform/personal-data/letters.ts';
import { numbersIn } from '#shared/platform/personal-data/numbers.ts';
import { type RedactedKind, type Redaction, redactedKindSchema } from '#shared/platform/personal-data/schema.ts';
import { streetAddressesIn } from '#shared/platform/personal-data/street-addresses.ts';
import { fold } from '#shared/platform/words/fold.ts';

const WORDS = new RegExp(
  Object.values(redactedWords)
    .map((word) => word.replace(/[[\]]/g, '\\$&'))
    .join('|'),
  'gi',
);

/** Our own placeholders are not labels: `[date of birth]` says nothing about the date that follows. */
const withoutWords = (text: string) => text.replace(WORDS, ({ length }) => '\u0000'.repeat(length));

const blanked = (text: string, start: number, end: number) =>
  text.slice(0, start) + '\u0000'.repeat(end - start) + text.slice(end);

/** The first to begin, and of those the longest; overlapping findings are merged into it. */
function merged(findings: Finding[]): Finding[] {
  const result: Finding[] = [];
  for (const finding of findings.sort((one, other) => one.start - other.start || other.end - one.end)) {
    const last = result.at(-1);
    if (last && finding.start < last.end) last.end = Math.max(last.end, finding.end);
    else result.push({ ...finding });
  }
  return result;
}

function redactOnce(original: string, kinds: Set<RedactedKind>, only: readonly RedactedKind[]): string {
  const { text, starts, ends } = fold(original);
  const seen = withoutWords(text);
  const named = [...lettersIn(seen), ...documentsIn(seen), ...streetAddressesIn(seen)];
  // The digits of a vehicle number are not part of the preceding number.
  const rest = named.reduce((left, { start, end }) => blanked(left, start, end), seen);
  const findings = merged([
    ...named,
    ...birthdatesIn(rest),
    ...numbersIn(rest, (international) => toE164(international) !== null),
  ]);
  let content = '';
  let at = 0;
  for (const { start, end, kind, word } of findings) {
    if (!only.includes(kind)) continue;
    kinds.add(kind);
    content += original.slice(at, starts[start]) + word;
    at = ends[end - 1] ?? original.length;
  }
  return content + original.slice(at);
}

/** The text without personal data, and which kinds were removed. Each is replaced by a word in brackets: `[phone number]`. */
export function redact(text: string, only: readonly RedactedKind[] = redactedKindSchema.options): Redaction {
  const kinds = new Set<RedactedKind>();
  let content = text;
  // Removing text brings its neighbours closer together, so repeat until nothing is found.
  for (let before = ''; before !== content; ) {
    before = content;
    content = redactOnce(before, kinds, only);
  }
  return { content, kinds: [...kinds] };
}

/** The authored answers: each is a reply that can be said alone, and says only what its passage says. */
import { describe, expect, test } from 'vitest';
import { openCheck } from '#server/modules/assistant/output-guard/policy.ts';
import { answers, furtherAnswers } from '#shared/content/answers/registry.ts';
import { type Passage, passagesOn } from '#shared/content/passages.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { forbiddenIn } from './forbidden.ts';

/** A day before several rules change, and one after. */
const DAYS = ['2026-11-27', '2027-01-02'];
/** Characters as read: three sentences, or two and a rule that has its own words. */
const LETTERS_MAX = 700;
const SENTENCES_MAX = 3;
/** Begins with a reference to something before it. "It depends", "That depends", "It can" answer the question itself. */
const LEANS =
  /^(?:(?:it|its|they|them|their|these|those|he|she) (?!depends|can\b|usually|may\b|means\b|varies)|this (?!site|website|service)|that (?!depends)|also|but|and|or|so|however|otherwise|instead|such|both|either|neither)\b/i;
/** Says where it is written instead of what it says. */
const POINTS =
  /\b(?:this (?:section|page|article|table|list)|see (?:below|above)|as (?:above|below)|listed (?:below|above))\b/i;

const passages = new Map(DAYS.map((day) => [day, passagesOn(day, defaultSiteProfile)]));
const said = (day: string): Passage[] => (passages.get(day) ?? []).filter(({ answer }) => answer !== '');
const today = said(DAYS[0] as string);

/** The sentences that people wrote; a fact brings its own. */
const written = (say: string) =>
  say
    .replace(/\{\{fact:[^}]*\}\}/g, '')
    .split(/(?<=[.?!]”?)\s+(?=\S)/)
    .filter((sentence) => sentence.trim() !== '');

/** Each answer of a passage as it is written and as it reads. */
function saidBy({ id, answer, further }: Passage): { say: string; answer: string }[] {
  const more = (furtherAnswers.get(id) ?? []).map((say, at) => ({ say, answer: further[at]?.say ?? '' }));
  return [{ say: answers.get(id)?.say ?? '', answer }, ...more];
}

function problemsOf(
  { say, answer }: { say: string; answer: string },
  { text, heading, title, rows }: Passage,
): string[] {
  const check = openCheck([title, heading, text, ...rows].join('\n'), [1]);
  const step = check.push(`${answer} [1]`);
  const broken = step.broken ?? check.finish().broken;
  return [
    ...(written(say).length > SENTENCES_MAX ? [`${written(say).length} sentences`] : []),
    ...(answer.length > LETTERS_MAX ? [`${answer.length} characters`] : []),
    ...(LEANS.test(answer) ? [`leans on what is before it: “${answer.slice(0, 30)}”`] : []),
    ...(POINTS.test(answer) ? ['speaks of the page instead of the matter'] : []),
    ...(/[{}]/.test(answer) ? ['has a place that nothing fills'] : []),
    ...forbiddenIn({ response: answer, sources: [] }, [text]),
    ...(broken ? [`breaks the rule “${broken}”`] : []),
  ];
}

test('each answer belongs to a passage', () => {
  const ids = new Set(passages.get(DAYS[0] as string)?.map(({ id }) => id));
  expect([...answers.keys(), ...furtherAnswers.keys()].filter((id) => !ids.has(id))).toEqual([]);
});

describe.each(DAYS)('on %s', (day) => {
  test('each answer is one to three sentences that make sense alone, within the limits, with the figures of its passage', () => {
    expect(
      said(day).flatMap((passage) =>
        saidBy(passage).flatMap((one) =>
          problemsOf(one, passage).map((problem) => `${passage.id}: ${problem} “${one.answer.slice(0, 60)}”`),
        ),
      ),
    ).toEqual([]);
  });
});

test('no two passages have the same first answer', () => {
  const seen = new Map<string, string>();
  const twice = today.flatMap(({ id, answer }) => {
    const other = seen.get(answer);
    seen.set(answer, id);
    return other ? [`${id} and ${other}`] : [];
  });
  expect(twice).toEqual([]);
});

test('each passage has an answer', () => {
  const without = (passages.get(DAYS[0] as string) ?? []).filter(({ answer }) => answer === '');
  expect(without.map(({ id }) => id)).toEqual([]);
});

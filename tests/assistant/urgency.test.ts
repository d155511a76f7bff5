/**
 * What sounds like danger where no rule knows the words: messages that trained nothing (`urgency-held-out.jsonl`, half of which only sound
 * like it), and the ordinary questions of the other sets. The numbers are printed; the goals are slightly below the last measurement.
 */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { limitOf } from '#server/modules/assistant/guardrails/policy.ts';
import { urgencyIn } from '#server/modules/search/queries.ts';
import { urgentKinds } from '#shared/content/dangers/urgent.ts';
import { dangerous } from '#shared/content/generated/danger-phrases.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { readLines } from './json-lines.ts';
import { goldenSet, heldOutSet, naturalSet, plainSet, strangersSet, unseenSet } from './sets.ts';

const heldOut = readLines(
  'urgency-held-out.jsonl',
  z.strictObject({ kind: z.enum(urgentKinds).nullable(), q: z.string().min(1) }),
);

/** By a rule with a fixed answer of its own, or by ear. */
function isNoticed(message: string): boolean {
  const limit = limitOf(message, defaultSiteProfile);
  const isRule = limit?.verdict === 'emergency' || ['arson', 'fraud', 'harm-to-someone'].includes(limit?.name ?? '');
  return isRule || urgencyIn(message) !== null;
}

const share = (part: readonly unknown[], all: readonly unknown[]) => part.length / all.length;
const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

test('messages that trained nothing: most dangers are noticed, and few that only sound like one', () => {
  const [dangers, others] = [heldOut.filter(({ kind }) => kind), heldOut.filter(({ kind }) => !kind)];
  const heard = (all: typeof heldOut) => all.filter(({ q }) => urgencyIn(q) !== null);
  const noticed = (all: typeof heldOut) => all.filter(({ q }) => isNoticed(q));
  const counts = [heard, noticed].map((by) => ({ right: by(dangers).length, wrong: by(others).length }));
  const [ear, both] = counts.map(({ right, wrong }) => ({
    recall: right / dangers.length,
    precision: right / (right + wrong),
  }));
  const named = dangers.filter(({ q, kind }) => urgencyIn(q) === kind);
  const words = (name: string, { recall, precision } = { recall: 0, precision: 0 }) =>
    `${name}: recall ${percent(recall)}, precision ${percent(precision)}`;
  // biome-ignore lint/suspicious/noConsole: the numbers of the sets belong into every run
  console.info(
    [words('by ear', ear), words('with the rules', both), `kind named: ${percent(share(named, heard(dangers)))}`].join(
      '\n',
    ),
  );
  expect(ear?.recall).toBeGreaterThan(0.6);
  expect(both?.recall).toBeGreaterThan(0.7);
  expect(both?.precision).toBeGreaterThan(0.88);
});

test('nothing that is held out was trained on', () => {
  const trained = new Set(Object.values(dangerous).flat());
  expect(heldOut.filter(({ q }) => trained.has(q))).toEqual([]);
});

test('of the ordinary questions of the other sets, few sound urgent', { tags: ['long'] }, () => {
  const sets = [goldenSet, heldOutSet, plainSet, naturalSet, unseenSet, strangersSet].flat();
  const questions = sets.filter(({ kind }) => kind !== 'emergency');
  const urgent = questions.filter(({ q, history }) => {
    const before = history?.findLast(({ role }) => role === 'user')?.content;
    return urgencyIn(q, before) !== null;
  });
  // biome-ignore lint/suspicious/noConsole: the numbers of the sets belong into every run
  console.info(`sound urgent: ${percent(share(urgent, questions))} of ${questions.length}`);
  expect(share(urgent, questions)).toBeLessThanOrEqual(0.025);
});

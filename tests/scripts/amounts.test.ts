import { expect, test } from 'vitest';
import { registeredAmounts, registeredDays, writtenOut } from '../../scripts/wording/amounts.ts';

const FILE = 'content/posts/a-post.md';
const problems = (text: string, file = FILE) => writtenOut([{ file, line: 3, text }], []);

test('an amount of the law that is written out is refused, in prose, in a fact and in code', () => {
  expect(registeredAmounts().get('$100,000')).toBe('super-visa-coverage');
  for (const file of [FILE, 'content/facts/people.yaml', 'src/shared/lines/supervisa/work.ts'])
    expect(problems('You need $100,000 of coverage.', file)).toEqual([
      `${file}:3: "$100,000" is super-visa-coverage: refer to it, {{amount:super-visa-coverage}} or amount('super-visa-coverage')`,
    ]);
});

test('an amount that a sentence presents as law is refused, though no registry has it', () => {
  expect(problems('By then it rained. The legal minimum is $345,000.')).toEqual([
    `${FILE}:3: "$345,000" is presented as law: put it into content/amounts.yaml or a dated fact`,
  ]);
  expect(problems('Say your deductible is $900. The law requires a policy.')).toEqual([]);
});

test('a day on which a rule changes is left to its fact', () => {
  expect(registeredDays().has('January 1, 2027')).toBe(true);
  expect(problems('It ends on December 31, 2026, for good.')).toHaveLength(1);
  expect(problems('It snowed on December 30, 2026.')).toEqual([]);
});

test('an example is excused by name, and an excuse that nothing needs is reported', () => {
  const excuse = { file: FILE, text: '$100,000', why: 'An example' };
  const text = { file: FILE, line: 3, text: 'Say she earns $100,000.' };
  expect(writtenOut([text], [excuse])).toEqual([]);
  expect(writtenOut([], [excuse])).toEqual([`scripts/wording/amounts.yaml: ${FILE} doesn’t say "$100,000" anymore`]);
});

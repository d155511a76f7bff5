import { expect, test } from 'vitest';
import { z } from 'zod';
import { goldenQuestion } from './golden.ts';
import { linesIn } from './json-lines.ts';

const read = (...lines: string[]) => linesIn(`${lines.join('\n')}\n`, 'a.jsonl', goldenQuestion);
const good = '{"kind":"answerable","q":"what is a deductible","sources":["/faq"]}';

test('a mistake is told with its file and line', () => {
  expect(read(good, good)).toHaveLength(2);
  expect(() => read(good, '{"kind":"answerable",}')).toThrow(/^a\.jsonl:2: .*not JSON/);
  expect(() => read(good, '', good)).toThrow(/^a\.jsonl:2: .*not JSON/);
  expect(() => read(good.replace('answerable', 'easy'))).toThrow(/^a\.jsonl:1: .*at kind/s);
});

test('a question that the pages answer names at least one source, and every other none or some', () => {
  expect(() => read(good, '{"kind":"french","q":"une franchise"}')).toThrow(/^a\.jsonl:2: .*sources/s);
  expect(read('{"kind":"price","q":"how much"}')).toEqual([{ kind: 'price', q: 'how much' }]);
});

test('a misspelled field is a mistake', () => {
  expect(() => read('{"kind":"price","q":"how much","sorces":[]}')).toThrow(/sorces/);
  expect(() => linesIn('7\n', 'b.jsonl', z.string())).toThrow(/^b\.jsonl:1: /);
});

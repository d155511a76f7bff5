import { mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/root.ts';
import { readRules, refusedBy } from '../../scripts/wording/lint.ts';
import { textsOf } from '../../scripts/wording/strings.ts';

/** The texts found in a component. */
function textsIn(source: string): string[] {
  const folder = mkdtempSync(inRoot('.data', 'wording-'));
  writeFileSync(path.join(folder, 'it.tsx'), source);
  return textsOf(path.relative(inRoot(), path.join(folder, 'it.tsx'))).map(({ text }) => text);
}

test('a sentence in several elements is one text, and what the program fills in is a gap', () => {
  expect(textsIn('const a = <p>Sent to <strong>{name}</strong> on {day}.</p>;')).toEqual(['Sent to … on ….']);
});

test('labels count even as one word; class names, addresses and SQL never do', () => {
  const source = `
    const a = <Button label="Save" className="big red button" href="/a b" />;
    const b = { title: 'Queue', id: 'not read by anyone' };
    const c = 'SELECT id FROM cases WHERE id = 1';`;
  expect(textsIn(source)).toEqual(['Save', 'Queue']);
});

test('a semicolon or a command does not hide a sentence; declarations are not sentences', () => {
  const source = `
    const a = 'Nothing is sent; try again.';
    const b = 'Run npm run keys:rotate after that.';
    const c = 'color:#14201d;font: bold 17px Arial;margin: 0 auto;';`;
  expect(textsIn(source)).toEqual(['Nothing is sent; try again.', 'Run npm run keys:rotate after that.']);
});

test('a refused word is named with its place and what to say instead', () => {
  const text = { file: 'src/a.ts', line: 7, text: 'We sent you an e-mail.' };
  expect(refusedBy(readRules(), [text])).toEqual(['src/a.ts:7: "e-mail": say email']);
});

test('an exception holds for its file only', () => {
  const rule = { pattern: /mails/i, say: 'emails', in: 'both', except: { 'src/a.ts': 'a name' } } as const;
  const at = (file: string) => ({ file, line: 1, text: 'mails' });
  expect(refusedBy([rule], [at('src/a.ts'), at('src/b.ts')])).toEqual(['src/b.ts:1: "mails": say emails']);
});

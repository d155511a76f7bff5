import { expect, test } from 'vitest';
import { cleanFileName, titleOf } from './file-name.ts';

const PDF = 'application/pdf' as const;

test.each([
  ['policy.pdf', 'policy.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\Ava\\policy.pdf', 'policy.pdf'],
  ['a\0b.pdf', 'ab.pdf'],
  ['evil\u202efdp.exe', 'evilfdp.exe.pdf'],
  ['photo.png', 'photo.pdf'],
  ['.hidden.pdf', 'hidden.pdf'],
  ['   ', 'document.pdf'],
  ['...', 'document.pdf'],
  ['/', 'document.pdf'],
  ['two\r\nlines.pdf', 'twolines.pdf'],
  ['<b>"quoted"|*?.pdf', '-b--quoted----.pdf'],
  ['Reçu d’été 2026.PDF', 'Reçu d’été 2026.pdf'],
  ['保険.pdf', '保険.pdf'],
])('%j is shown as %j', (given, shown) => {
  expect(cleanFileName(given, PDF)).toBe(shown);
});

test('a long name is shortened and keeps its extension', () => {
  const cleaned = cleanFileName(`${'x'.repeat(300)}.pdf`, PDF);
  expect(cleaned).toHaveLength(120);
  expect(cleaned).toMatch(/x\.pdf$/);
});

test('the title is the name without its extension', () => {
  expect(titleOf('Licence, both sides.pdf')).toBe('Licence, both sides');
  expect(titleOf('.pdf')).toBe('.pdf');
});

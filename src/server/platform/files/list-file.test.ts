import { expect, test } from 'vitest';
import { decodeText, readImportFile, separatorOf } from './list-file.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('reads what spreadsheets save: separators, encodings, byte order marks, multi-line quotes', () => {
  expect(separatorOf('a;b;"x,y,z,,"\n')).toBe(';');
  expect(separatorOf('a\tb\n1,2,3')).toBe('\t');
  expect(decodeText(new Uint8Array([0x4d, 0xfc, 0x6c]))).toBe('Mül');
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0x41, 0x00]))).toBe('A');
  const { columns, rows } = readImportFile(
    bytes('\ufeffName;E-mail;Notes\r\nAva;ava@example.com;"two\r\nlines"\r\n\r\nBo;bo@example.com\r\n'),
  );
  expect(columns).toEqual(['Name', 'E-mail', 'Notes']);
  expect(rows.map(({ values }) => values)).toEqual([
    ['Ava', 'ava@example.com', 'two\r\nlines'],
    ['Bo', 'bo@example.com', ''],
  ]);
});

test('names the lines that cannot be read and keeps the others', () => {
  const { rows } = readImportFile(bytes('a,b\n1,2\n1,2,3\n"never ends,2\n5,6\n'));
  expect(rows).toEqual([
    { line: 2, values: ['1', '2'] },
    { line: 3, values: { broken: 'This row has 3 cells, but the header has 2' } },
    { line: 4, values: { broken: 'Its quotation marks don’t match' } },
    { line: 5, values: ['5', '6'] },
  ]);
});

test('refuses files that are not lists or are too long', () => {
  expect(() => readImportFile(bytes('only a heading\n'))).toThrow('no rows');
  expect(() => readImportFile(bytes(`a,b\n${'1,2\n'.repeat(10_001)}`))).toThrow('10,000');
  expect(readImportFile(bytes('a,b\n1,\0x\ud800\n')).rows[0]?.values).toEqual(['1', 'x\ufffd']);
});

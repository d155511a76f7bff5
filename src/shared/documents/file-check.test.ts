import { expect, test } from 'vitest';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { lineWork } from '#shared/lines/generated/work.ts';
import { keepUnits } from '#shared/platform/units.ts';
import { fileProblem, sizeInWords } from './file-check.ts';
import { requestDocumentInputSchema } from './schema.ts';

const MB = 1024 * 1024;
const limits = { fileBytes: 25 * MB, caseBytes: 100 * MB, usedBytes: 90 * MB };

test('a file is judged by its extension first, since many have no type', () => {
  expect(fileProblem({ name: 'Scan.PDF', size: 10, type: '' }, limits)).toBeNull();
  expect(fileProblem({ name: 'photo.heic', size: 10, type: '' }, limits)).toBeNull();
  expect(fileProblem({ name: 'image', size: 10, type: 'image/png' }, limits)).toBeNull();
  expect(fileProblem({ name: 'setup.exe', size: 10, type: 'application/pdf' }, limits)).toContain(
    'This type of file can’t be uploaded. Use PDF, JPEG',
  );
});

test('an empty file, one that is too large and one that exceeds the remaining space each get their own message', () => {
  expect(fileProblem({ name: 'a.pdf', size: 0, type: '' }, limits)).toBe('This file is empty.');
  expect(fileProblem({ name: 'a.pdf', size: 26 * MB, type: '' }, limits)).toContain(keepUnits('26 MB'));
  expect(fileProblem({ name: 'a.pdf', size: 8 * MB, type: '' }, limits)).toBeNull();
  expect(fileProblem({ name: 'a.pdf', size: 8 * MB, type: '' }, limits, 4 * MB)).toContain('no space left');
});

test('sizes read the way people say them', () => {
  expect([0, 1_023, 1_024, 12_345, 1_020_000, MB, 3.44 * MB, 200 * MB].map(sizeInWords)).toEqual(
    ['0 bytes', '1023 bytes', '1 KB', '12 KB', '996 KB', '1 MB', '3.4 MB', '200 MB'].map(keepUnits),
  );
});

test('every line has request templates, and each is one that could be sent', () => {
  for (const type of caseTypeSchema.options) {
    expect(lineWork[type].requestTemplates.length, type).toBeGreaterThan(1);
    for (const template of lineWork[type].requestTemplates) {
      expect(
        requestDocumentInputSchema.safeParse({ ...template, caseId: '0194a3c0-0000-7000-8000-000000000001' }).error,
      ).toBeUndefined();
    }
  }
});

import { expect, test } from 'vitest';
import { draftKeySchema } from '#shared/quote-requests/requests.ts';
import { fingerprint, newDraftKey } from './draft.ts';

test('a key is one the server accepts, and never the same twice', () => {
  const [one, two] = [newDraftKey(), newDraftKey()];
  expect(draftKeySchema.parse(one)).toEqual(one);
  expect(one.token).toMatch(/^[\w-]{43}$/);
  expect(two).not.toEqual(one);
});

test('the order of keys does not change a fingerprint, a value does', () => {
  const answers = { city: 'Calgary', cars: [{ make: 'Ford', year: 2019 }] };
  const reordered = { cars: [{ year: 2019, make: 'Ford' }], city: 'Calgary', gone: undefined };
  expect(fingerprint(reordered)).toBe(fingerprint(answers));
  expect(fingerprint({ ...answers, city: 'Calgarx' })).not.toBe(fingerprint(answers));
});

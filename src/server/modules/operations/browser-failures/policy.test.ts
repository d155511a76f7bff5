import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanFailure } from './policy.ts';

const report = {
  kind: 'error' as const,
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'premiumCents')",
  stack: '',
  page: '/portal',
  release: 'abc123',
};
const cleaned = (changes: Partial<typeof report>) => cleanFailure({ ...report, ...changes });

describe('a browser failure keeps', () => {
  it('what identifies the line of code', () => {
    const stack = [
      "TypeError: Cannot read 'x' of Ava Wong",
      '    at render (https://coverbridge.example/assets/case-page-Bx1.js?v=1:10:20)',
      'render@https://coverbridge.example/assets/case-page-Bx1.js:10:20',
    ].join('\n');
    expect(cleaned({ stack })).toEqual({
      ...report,
      stack: 'at render (/assets/case-page-Bx1.js)\nrender@/assets/case-page-Bx1.js:10:20',
    });
  });

  it('the path with ids and tokens replaced, and without the query', () => {
    const id = '0193a1b2-0000-7000-8000-000000000001';
    expect(cleaned({ page: `/portal/cases/${id}?token=secret#x` })?.page).toBe('/portal/cases/(id)');
    expect(cleaned({ page: '/x/Ab3dEf6hIj9kLm2nOp' })?.page).toBe('/x/(token)');
    expect(cleaned({ page: 'javascript:alert(1)' })?.page).toBe('/');
  });
});

describe('a browser failure drops', () => {
  it.each([
    ['Unexpected token \'A\', "Ava Wong, 12" is not valid JSON', 'Ava'],
    ['ava.wong@example.com is taken', 'ava.wong'],
    ['call 403-555-0142', '0142'],
    ['born 12 May 1990', '1990'],
    ['GET https://site.example/join?token=verysecrettoken failed', 'verysecret'],
    ['user 0193a1b2-0000-7000-8000-000000000001 is gone', '0193a1b2'],
  ])('the personal part of: %s', (message, part) => {
    expect(cleaned({ message })?.message).not.toContain(part);
  });

  it('every sentence from the server, which may name someone', () => {
    expect(cleaned({ name: 'ApiError', message: '409: Sue updated this request' })?.message).toBe('409');
    expect(cleaned({ name: 'TRPCClientError', message: 'Sue updated this request' })?.message).toBe('');
  });

  it('stack lines that are not frames', () => {
    expect(cleaned({ stack: 'Error: Ava Wong\nAva Wong\n  Ava' })?.stack).toBe('');
  });
});

it('ignores errors from browser extensions', () => {
  expect(cleaned({ stack: 'at x (chrome-extension://abc/content.js:1:1)' })).toBeNull();
});

it('lets no email address through, wherever it appears', () => {
  fc.assert(
    fc.property(
      fc.tuple(fc.stringMatching(/^[a-z]{3,10}$/), fc.domain()).map((parts) => parts.join('@')),
      fc.string(),
      (email, around) => {
        const result = cleaned({ message: `${around} ${email}`, name: email });
        expect(`${result?.message} ${result?.name}`).not.toContain(email);
      },
    ),
  );
});

import type { Request } from 'express';
import { expect, test } from 'vitest';
import { wantsProblem } from './failures.ts';

const asks = (accept: string | undefined, originalUrl = '/api/user') =>
  wantsProblem({ originalUrl, headers: { accept } } as Request);

test.each([
  ['application/problem+json', true],
  ['application/json, application/problem+json', true],
  ['application/json;q=0.9, application/problem+json;q=0.5', false],
  ['application/problem+json;q=0.5, application/*;q=0.4', true],
  ['application/problem+json;q=0.5, */*', false],
  ['Application/Problem+JSON ; Q=0.8', true],
  ['application/problem+json;q=0', false],
  ['application/problem+json;q=much', true],
  ['*/*', false],
  [undefined, false],
])('Accept: %s prefers a problem: %s', (accept, expected) => expect(asks(accept)).toBe(expected));

test('tRPC has its own shape', () => expect(asks('application/problem+json', '/api/trpc/contact.submit')).toBe(false));

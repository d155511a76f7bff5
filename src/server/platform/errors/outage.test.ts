import { TRPCError } from '@trpc/server';
import { describe, expect, test } from 'vitest';
import { connectDatabase } from '#server/platform/db/client.ts';
import { outageOf } from './outage.ts';

const coded = (code: string, rest: object = {}) => Object.assign(new Error('words'), { code, ...rest });

describe('an outage is distinguished from other errors', () => {
  test.each([
    ['a refused connection', coded('ECONNREFUSED'), 'database'],
    ['several refused connections', new AggregateError([coded('ECONNREFUSED')]), 'database'],
    ['Prisma cannot reach the server', coded('P1001'), 'database'],
    [
      'a shutdown under a raw query',
      coded('P2010', { meta: { driverAdapterError: { name: 'DriverAdapterError', cause: { code: '57P01' } } } }),
      'database',
    ],
    ['the driver without a code', new Error('Connection terminated unexpectedly'), 'database'],
    ['wrapped by tRPC', new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: coded('P1017') }), 'database'],
    ['a write to a replica', coded('25006'), 'database'],
    ['the disk of the database', coded('53100'), 'database'],
    ['the disk of the files', coded('ENOSPC'), 'disk'],
  ])('%s', (_what, error, outage) => expect(outageOf(error)).toBe(outage));

  test('an unreachable server, through a model and a handwritten statement', async () => {
    const { db, close } = connectDatabase('postgresql://nobody@127.0.0.1:1/none', 1, 5);
    const failures = await Promise.all([
      db.user.findFirst().catch((error: unknown) => error),
      db.$queryRaw`SELECT 1`.catch((error: unknown) => error),
    ]);
    await close();
    expect(failures.map(outageOf)).toEqual(['database', 'database']);
  });

  test.each([
    ['a broken promise of ours', new TypeError('x is not a function')],
    ['a unique violation', coded('P2002')],
    ['a syntax error in SQL', coded('42601')],
    ['no error at all', undefined],
  ])('%s is not an outage', (_what, error) => expect(outageOf(error)).toBeNull());

  test('an error that is its own cause is examined once', () => {
    const circular = coded('P2002') as Error & { cause?: unknown };
    circular.cause = circular;
    expect(outageOf(circular)).toBeNull();
  });
});

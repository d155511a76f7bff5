/** One pool of connections, used by Prisma and by the few statements that are written by hand. */
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { type Prisma, PrismaClient } from '#server/generated/prisma/client.ts';

export type Database = PrismaClient;
export type Transaction = Prisma.TransactionClient;

/** Opens the database. Nothing is connected before the first query. */
export function connectDatabase(
  url: string,
  poolSize: number,
): { pool: pg.Pool; db: Database; close(): Promise<void> } {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis: 5_000 });
  // A connection that breaks while idle is replaced on the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = new PrismaClient({ adapter: new PrismaPg(pool) });
  return {
    pool,
    db,
    async close() {
      await db.$disconnect();
      await pool.end();
    },
  };
}

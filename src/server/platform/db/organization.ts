/** Whose records a connection works with (docs/decisions/0049, 0050). */
import pg from 'pg';

/** The organization that runs the installation: the same in each, so that the defaults of columns can name it. */
export const INSTALLATION = '01900000-0000-7000-8000-000000000001';

/** What each connection was told last. */
const told = new WeakMap<pg.PoolClient, string>();

/**
 * The same pool, whose connections work within one organization: its rows are all they see, and what they add is its. A connection is told
 * when it is handed out and last worked for another, so where there is one organization it is told once in its life.
 */
export function poolWithin(pool: pg.Pool, organizationId: string): pg.Pool {
  async function connect(): Promise<pg.PoolClient> {
    const client = await pool.connect();
    if (told.get(client) === organizationId) return client;
    try {
      await client.query(`SET coverbridge.organization_id = ${pg.escapeLiteral(organizationId)}`);
    } catch (error) {
      client.release(error as Error);
      throw error;
    }
    told.set(client, organizationId);
    return client;
  }
  type Done = (error: Error | undefined, client?: pg.PoolClient, release?: pg.PoolClient['release']) => void;
  // What the driver's pool does with a connection, `query` above all, it does with one from its own `connect`: with this one.
  return Object.create(pool, {
    connect: {
      value: (done?: Done) =>
        done ? void connect().then((client) => done(undefined, client, client.release), done) : connect(),
    },
  });
}

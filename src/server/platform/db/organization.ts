/** Whose records a connection works with (docs/decisions/0049, 0050). */
import pg from 'pg';

/** The organization that runs the installation: the same id in every installation, so that column defaults can name it. */
export const INSTALLATION = '01900000-0000-7000-8000-000000000001';

/** The organization each connection was last set to. */
const told = new WeakMap<pg.PoolClient, string>();

/**
 * The same pool, with its connections limited to one organization: they see only its rows, and the rows they add belong to it. A connection
 * is switched when it is handed out after working for another, so with a single organization it is set once in its lifetime.
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
  // Everything the driver's pool does with a connection, above all `query`, goes through its own `connect`, which is this one.
  return Object.create(pool, {
    connect: {
      value: (done?: Done) =>
        done ? void connect().then((client) => done(undefined, client, client.release), done) : connect(),
    },
  });
}

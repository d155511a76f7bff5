/** `/healthz`: the process lives. `/readyz`: it can do its work, because the database answers. */
import { Router } from 'express';
import type { Services } from '#server/services.ts';

export function health({ pool }: Pick<Services, 'pool'>): Router {
  const routes = Router();
  routes.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' });
  });
  routes.get('/readyz', async (_req, res) => {
    try {
      await pool.query('SELECT 1');
      res.json({ status: 'ready' });
    } catch {
      res.status(503).json({ status: 'database does not answer' });
    }
  });
  return routes;
}

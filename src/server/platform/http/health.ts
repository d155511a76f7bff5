/**
 * `/healthz`: the process is alive, or reports that it must be replaced; `attention` names what no restart helps against, for a monitor
 * to report. `/readyz`: it can do its work right now.
 */
import { Router } from 'express';
import type { Services } from '#server/platform/services.ts';

export function health({ readiness }: Pick<Services, 'readiness'>, attention: () => readonly string[]): Router {
  const routes = Router();
  routes.get('/healthz', (_req, res) => {
    const lost = readiness.lost();
    if (lost) res.status(503).json({ status: lost });
    else res.json({ status: 'ok', attention: attention() });
  });
  routes.get('/readyz', async (_req, res) => {
    const problem = await readiness.problem();
    if (problem) res.status(503).json({ status: problem });
    else res.json({ status: 'ready' });
  });
  return routes;
}

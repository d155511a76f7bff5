/** A process that does jobs and serves nothing but its own health, so that jobs never share a process with requests. */
import express from 'express';
import { startWorkers } from '#server/app/jobs/workers.ts';
import type { Env } from '#server/env.ts';
import { findAttention } from '#server/modules/operations/go-live/queries.ts';
import { assertZoneRules } from '#server/platform/business-time/zone-rules.ts';
import { createMailTransport } from '#server/platform/email/transport.ts';
import { health } from '#server/platform/http/health.ts';
import { type Listener, listen } from '#server/platform/http/listener.ts';
import { createLog } from '#server/platform/process/log.ts';
import { returnStartMemory } from '#server/platform/process/start-garbage.ts';
import type { Services } from '#server/platform/services.ts';
import { closeStep, openServices } from './open-services.ts';

export type Working = {
  /** Where `/healthz` and `/readyz` answer; null without HEALTH_PORT. */
  url: string | null;
  close(): Promise<void>;
};

/** @param lost whether a dependency is gone for good */
export async function work(env: Env, { lost }: { lost?: () => string | null } = {}): Promise<Working> {
  assertZoneRules(env.site.timeZone);
  const log = createLog(env.logLevel);
  const opened = await openServices(env, log, { lost });
  const { services } = opened;
  await startWorkers(services, createMailTransport(env));
  const listener = await listenForSupervisor(services);
  returnStartMemory();
  let closing: Promise<void> | undefined;
  return {
    url: listener?.url ?? null,
    close() {
      closing ??= (async () => {
        services.readiness.drain();
        if (listener)
          await closeStep(
            log,
            'health',
            listener.stop(() => undefined),
          );
        await opened.close();
        log.flush();
      })();
      return closing;
    },
  };
}

async function listenForSupervisor(services: Services): Promise<Listener | null> {
  const { host, healthPort: port } = services.env;
  if (port === null) return null;
  const app = express();
  app.disable('x-powered-by');
  app.use(health(services, () => findAttention(services)));
  return listen({ host, port, drainMs: 0 }, app);
}

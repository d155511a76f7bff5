/**
 * The sandbox: a second installation in the same process, with a database and files of its own, in which test keys work
 * (docs/decisions/0087). It is opened by the first request with a test key.
 */
import type { Env } from '#server/env.ts';
import { copier, keepCast } from '#server/modules/integrations/sandbox/people/commands.ts';
import { sandboxEnv, sandboxSite } from '#server/modules/integrations/sandbox/policy.ts';
import type { MailTransport } from '#server/platform/email/transport.ts';
import type { Log } from '#server/platform/process/log.ts';
import type { Services } from '#server/platform/services.ts';
import type { SiteProfile } from '#shared/platform/site.ts';
import { startWorkers } from './jobs/workers.ts';
import { type OpenedServices, openServices } from './open-services.ts';

export type OpenSandbox = { services: Services; copy: ReturnType<typeof copier> };

export type Sandbox = {
  /** Opens it, the first time. */
  open(): Promise<OpenSandbox>;
  close(): Promise<void>;
};

/** Emails of the sandbox go nowhere. */
const nowhere: MailTransport = { send: () => Promise.resolve() };

/** @returns null where there is no database for it */
export function createSandbox(live: Services, given: { now?: () => Date }, log: Log): Sandbox | null {
  const env = sandboxEnv(live.env);
  if (!env) return null;
  let opening: Promise<OpenSandbox & Pick<OpenedServices, 'close'>> | undefined;

  let known: { from: SiteProfile; site: SiteProfile } | undefined;
  /** What is published on the live site. */
  function site(): SiteProfile {
    const from = live.env.site;
    if (known?.from !== from) known = { from, site: sandboxSite(from) };
    return known.site;
  }

  async function open(own: Env) {
    const { services, close } = await openServices(own, log, {
      ...given,
      site: { shown: site, isCurrent: () => live.env.siteIsCurrent },
    });
    try {
      await keepCast(services);
      await startWorkers(services, nowhere);
    } catch (error) {
      await close();
      throw error;
    }
    return { services, copy: copier(live, services), close };
  }
  return {
    open() {
      opening ??= open(env).catch((error) => {
        // The next request retries.
        opening = undefined;
        throw error;
      });
      return opening;
    },
    async close() {
      const opened = await opening?.catch(() => undefined);
      opened?.services.live.endStreams();
      await opened?.close();
    },
  };
}

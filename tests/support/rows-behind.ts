import { paths } from '#shared/platform/paths.ts';
import { parseQueueQuery } from '#shared/queue/query.ts';
import type { ApiClient } from './api-client.ts';

const FILES: Record<string, readonly string[]> = { '#quarantined': ['infected'], '#unscanned': ['pending', 'skipped'] };

const total = (groups: readonly { count: number }[]) => groups.reduce((sum, { count }) => sum + count, 0);

/** How many rows the page behind a link of the overview lists, by the filters in its address; null for pages that list something else. */
export async function rowsBehind({ trpc }: ApiClient, link: string): Promise<number | null> {
  const { pathname, searchParams, hash } = new URL(link, 'http://site');
  const filters = Object.fromEntries(searchParams);
  switch (pathname) {
    case paths.admin.cases:
      return (await trpc.worklist.list.query({ scope: 'all', ...parseQueueQuery(searchParams).query })).cases.length;
    case paths.admin.messages:
      return (await trpc.contactDesk.list.query({ search: '', ...filters })).messages.length;
    case paths.admin.brokers:
      return (await trpc.brokers.list.query(filters)).brokers.length;
    case paths.admin.privacy:
      return (await trpc.privacyDesk.list.query({ status: 'open', ...filters })).requests.length;
    case paths.admin.data:
      return (await trpc.imports.list.query({ unfinished: filters.imports === 'unfinished' })).imports.length;
    case paths.admin.trouble:
      if (hash === '#mails') return (await trpc.trouble.mails.query({})).mails.length;
      if (hash === '#texts') return total((await trpc.trouble.texts.query()).texts);
      if (hash === '#jobs') return (await trpc.trouble.jobs.query()).jobs.length;
      if (hash === '#browsers') return (await trpc.browserFailures.list.query()).failures.length;
      return (await trpc.trouble.files.query()).files.filter(({ state }) => FILES[hash]?.includes(state)).length;
    default:
      return null;
  }
}

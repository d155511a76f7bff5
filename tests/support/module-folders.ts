import { existsSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/root.ts';
import { type ModuleName, moduleOrder } from '../../src/module-order.ts';

/** What belongs to a module without being in a folder of its name. */
const others: Partial<Record<ModuleName, readonly string[]>> = {
  platform: [
    'src/server/platform',
    'src/server/env.ts',
    'src/server/env-exposure.ts',
    'src/server/env-inbound.ts',
    'src/server/env-sandbox.ts',
    'src/server/env-texts.ts',
    'src/server/env-watch.ts',
    'src/server/env-variables.ts',
    'src/client/fonts',
    'src/client/lib',
    'src/client/ui',
  ],
  content: ['src/client/pictures'],
  app: [
    'src/server/app',
    'src/server/main.ts',
    'src/client/portals',
    'src/client/routes.tsx',
    'src/client/site',
    'src/module-order.ts',
  ],
};

/** Folders with their own vocabulary instead of the files of a module, used by its parts. */
export const engines = [
  'src/server/modules/accounts/passwords/',
  'src/server/modules/assistant/guardrails',
  'src/server/modules/assistant/providers/',
  'src/server/modules/data-classes',
  'src/server/modules/integrations/packet/adapters/',
  'src/server/modules/notifications/outbox/definition.ts',
  'src/server/modules/operations/failed-jobs/job-tables.ts',
  'src/server/modules/search/retrieval',
] as const;

/** Where the files of each module are. The longest matching path decides. */
export const moduleFolders = Object.fromEntries(
  moduleOrder.flatMap((group) =>
    (Object.keys(group) as ModuleName[]).map((module) => [module, foldersOf(module)] as const),
  ),
) as Record<ModuleName, readonly string[]>;

function foldersOf(module: ModuleName): readonly string[] {
  const named = [`src/server/modules/${module}`, `src/shared/${module}`, `src/client/modules/${module}`];
  return [...named.filter((folder) => existsSync(inRoot(folder))), ...(others[module] ?? [])];
}

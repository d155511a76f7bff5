/**
 * Which modules of the portals share a file. The bundler alone makes one for every set of pages that share something: more than a
 * hundred for the first screen, each a request of its own (docs/decisions/0104).
 */
import type { Plugin } from 'vite';

const PORTALS = '/src/client/portals/entry.tsx';
const COPY = '?portal';
/** Large and rarely changed: cached by those who come from the site. Everything else would tie the portals’ files to its pages. */
const COMMON =
  /\/node_modules\/(react|react-dom|scheduler|zod|@trpc\/(client|server)|superjson|copy-anything|is-what)\//;

/**
 * Gives the portals their own copy of each module that the site’s pages load too. The two never run in the same document, so what a
 * module keeps in memory isn’t shared either way.
 */
export const portalCopies: Plugin = {
  name: 'portal-copies',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!importer || source.startsWith('\0')) return null;
    if (!importer.endsWith(COPY) && !importer.endsWith(PORTALS)) return null;
    const resolved = await this.resolve(source, importer.replace(COPY, ''), { ...options, skipSelf: true });
    const isScript = resolved && !resolved.external && /\.[cm]?[jt]sx?$/.test(resolved.id);
    return isScript && !COMMON.test(resolved.id) ? { ...resolved, id: resolved.id + COPY } : resolved;
  },
};

interface Context {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

const ENTRY = 'entry.tsx';

/** Who loads what, in the order in which people reach it: what an earlier step has loaded is not in a later one. */
const steps: readonly { name: string; areas: Record<string, readonly string[]> }[] = [
  { name: 'start', areas: { every: [ENTRY] } },
  {
    name: 'first',
    areas: {
      broker: ['broker/broker-layout.tsx', 'broker/desk/desk.tsx'],
      admin: ['admin/admin-layout.tsx', 'admin/pages/dashboard-page.tsx'],
      client: ['client/client-layout.tsx', 'client/pages/access-page.tsx'],
    },
  },
  { name: 'toasts', areas: { every: ['shell/portal-toaster.tsx'] } },
  { name: 'dashboard', areas: { client: ['client/pages/dashboard-page.tsx'] } },
  {
    name: 'case',
    areas: {
      broker: ['broker/pages/case-page.tsx'],
      admin: ['admin/pages/case-page.tsx'],
      client: ['client/pages/case-page.tsx'],
    },
  },
];

/** Everything that modules need at once; with `later` also what they may load on demand. */
function reach(from: readonly string[], context: Context, later = false): Set<string> {
  const found = new Set<string>();
  const open = [...from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const info = context.getModuleInfo(id);
    open.push(...(info?.importedIds ?? []), ...(later ? (info?.dynamicallyImportedIds ?? []) : []));
  }
  return found;
}

const fileName = (area: string, step: string) => `portal-${area}-${step}`;

/** The name of the file with the first screen of an area. */
export const firstScreenOf = (area: string): string => fileName(area, 'first');

/** The name of the file of each module of the portals’ first screens. */
function namesOf(root: string, context: Context): Map<string, string> {
  const portals = `${root}/src/client/portals/`;
  const needs = steps.map(({ name, areas }) => ({
    name,
    areas: Object.entries(areas).map(([area, files]) => {
      const ids = files.map((file) => portals + file + (file === ENTRY ? '' : COPY));
      return { area, modules: reach(ids, context) };
    }),
  }));
  const all = needs.flatMap(({ areas }) => areas);
  const onSite = reach([`${root}/src/client/site/entry.ts`], context, true);
  const names = new Map<string, string>();
  for (const { name, areas } of needs) {
    for (const { area, modules } of areas) {
      for (const id of modules) {
        if (names.has(id) || onSite.has(id) || COMMON.test(id)) continue;
        const isOwn = area === 'every' || all.every((other) => other.area === area || !other.modules.has(id));
        names.set(id, isOwn ? fileName(area, name) : `${fileName(area, name)}-and-others`);
      }
    }
  }
  return names;
}

/** Groups for the bundler. `root` is the folder of the project. */
export function portalFiles(root: string) {
  let names: Map<string, string> | undefined;
  return [
    { name: 'zod', test: /\/node_modules\/zod\//, priority: 2 },
    {
      name: (id: string, context: Context) => {
        names ??= namesOf(root, context);
        return names.get(id) ?? null;
      },
      debugName: 'portals',
      includeDependenciesRecursively: false,
    },
  ];
}

/** The import rules for dependency-cruiser: the arrows between the parts of the product, and the order of src/module-order.ts. */
import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import { type ModuleName, moduleOrder } from '../../src/module-order.ts';
import { engines, moduleFolders } from './module-folders.ts';

/** A named rule, so that its violations can be found. */
type Rule = IRegularForbiddenRuleType & { name: string };

/** The files of a module on the server that other modules may import. */
const doors = `/(commands|queries|access|events|jobs)\\.ts$|^(${engines.map(escaped).join('|')})`;

/** Every module with the number of its group, the lowest being 0. */
const placedModules = moduleOrder.flatMap((group, level) =>
  (Object.keys(group) as ModuleName[]).map((module) => ({ module, level })),
);

const homes = placedModules.flatMap(({ module, level }) => pathsOf(module).map((path) => ({ path, module, level })));
const homesLongestFirst = homes.toSorted((one, other) => other.path.length - one.path.length);

/** Every folder and file in the list, as `src/…`, with duplicates when it is listed twice. */
export const listedPaths = homes.map(({ path }) => path);

/** The module of a file and its group, by the longest matching path in the list. */
export function homeOf(file: string): { module: ModuleName; level: number } | undefined {
  return homesLongestFirst.find(({ path }) => file === path || file.startsWith(`${path}/`));
}

/** A module imports only from groups above its own in the list. */
export const orderRules: Rule[] = placedModules
  .map(({ module, level }): Rule & { to: { path: string } } => ({
    name: `order of ${module}`,
    severity: 'error',
    from: { path: patternOf(pathsOf(module)) },
    to: {
      // The only import from the server in the client: the type of the router.
      ...(module === 'platform' && { pathNot: '^src/server/app/trpc/root\\.ts$' }),
      path: patternOf(
        placedModules
          .filter((other) => other.level >= level && other.module !== module)
          .flatMap((other) => pathsOf(other.module)),
      ),
    },
  }))
  // A module without files has nothing to check, and the last one in the list may import everything.
  .filter(({ from, to }) => from.path !== '' && to.path !== '');

/** A module uses another module's server folder only through the files meant for it. `platform` and `app` are open to each other's kind. */
export const crossingRules: Rule[] = placedModules
  .map(({ module }) => ({ module, folders: pathsOf(module).filter((path) => path.startsWith('src/server/modules/')) }))
  .filter(({ module, folders }) => folders.length > 0 && module !== 'platform')
  .map(({ module, folders }) => ({
    name: `doors of ${module}`,
    severity: 'error',
    from: { path: '^src/server/', pathNot: patternOf([...pathsOf(module), ...pathsOf('app')]) },
    to: { path: patternOf(folders), pathNot: doors },
  }));

export const cycleRule: Rule = {
  name: 'cycle',
  severity: 'error',
  from: {},
  to: { circular: true },
};

/** What is never allowed; `comment` says what to do instead. */
export const arrows: Rule[] = [
  arrow('src/shared imports zod and itself, nothing else', {
    from: { path: '^src/shared/' },
    to: { pathNot: '^(src/shared/|node_modules/zod/)' },
    remedy: 'it must run anywhere. Move what needs more into src/server or src/client, or pass the value in',
  }),
  arrow('the client does not import the server', {
    from: { path: '^src/client/' },
    to: { path: '^src/server/', pathNot: '^src/server/app/trpc/root\\.ts$' },
    remedy:
      'call a procedure. What both sides need belongs in src/shared; only src/client/lib may `import type { AppRouter }`',
  }),
  arrow('the client knows the type of the router, and only in client/lib', {
    from: { path: '^src/client/(?!lib/)' },
    to: { path: '^src/server/app/trpc/' },
    remedy: 'take what is inferred from it out of src/client/lib/trpc.tsx',
  }),
  arrow('client/lib takes nothing but types of the router', {
    from: { path: '^src/client/lib/' },
    to: { path: '^src/server/', dependencyTypesNot: ['type-only'] },
    remedy: 'write `import type`: the code of the server must not reach a browser',
  }),
  arrow('the server does not import the client', {
    from: { path: '^src/server/' },
    to: { path: '^src/client/' },
    remedy: 'move what both sides need into src/shared',
  }),
  arrow('client/lib is below ui, modules, site and portals', {
    from: { path: '^src/client/lib/' },
    to: { path: '^src/client/(ui|modules|site|portals)/' },
    remedy: 'move the part that needs them up into client/ui or client/modules',
  }),
  arrow('client/ui knows nothing of the domain', {
    from: { path: '^src/client/ui/' },
    to: { path: '^src/client/(modules|site|portals)/' },
    remedy: 'move the component into client/modules, or pass in what it needs',
  }),
  arrow('client/modules does not import site or portals', {
    from: { path: '^src/client/modules/' },
    to: { path: '^src/client/(site|portals)/' },
    remedy: 'move the shared part into client/modules or client/ui',
  }),
  arrow('the site does not import the portals', {
    from: { path: '^src/client/site/' },
    to: { path: '^src/client/portals/' },
    remedy: 'move what both need into client/modules',
  }),
  arrow('the portals do not import the site', {
    from: { path: '^src/client/portals/' },
    to: { path: '^src/client/site/' },
    remedy: 'move what both need into client/modules',
  }),
  arrow('portals do not import one another', {
    from: { path: '^src/client/portals/(client|broker|admin)/' },
    to: { path: '^src/client/portals/(client|broker|admin)/', pathNot: '^src/client/portals/$1/' },
    remedy: 'move what both need into client/modules',
  }),
  arrow('modules and the platform do not know who assembles them', {
    from: { path: '^src/server/(modules|platform)/' },
    to: { path: '^src/server/(main\\.ts$|app/)' },
    remedy: 'take what is needed as an argument',
  }),
  arrow('nobody imports main.ts: it acts when imported', {
    from: { path: '^src/' },
    to: { path: '^src/server/main\\.ts$' },
    remedy: 'import src/server/app/serve.ts',
  }),
  arrow('a router does not reach for the database', {
    from: { path: '^src/server/modules/.+/router\\.ts$' },
    to: { path: '^(src/server/platform/db/(client\\.ts$|generated/)|node_modules/(@prisma|pg)/)' },
    remedy: 'put the statement into queries.ts or commands.ts beside it and call that',
  }),
  arrow('a module never uses the router of another one', {
    from: { path: '^src/server/modules/([^/]+)/' },
    to: { path: '^src/server/modules/.+/router\\.ts$', pathNot: '^src/server/modules/$1/' },
    remedy: 'call its commands or queries',
  }),
  arrow('every import leads somewhere', {
    from: {},
    to: { couldNotResolve: true },
    remedy: 'name the file as it is called, with its extension: Node runs these files as they are',
  }),
];

function arrow(name: string, { from, to, remedy }: { from: Rule['from']; to: Rule['to']; remedy: string }): Rule {
  return { name, severity: 'error', comment: remedy, from, to };
}

function pathsOf(module: ModuleName): readonly string[] {
  return moduleFolders[module];
}

/** A pattern for the files under these paths, excluding folders below them that belong to another module. */
function patternOf(paths: readonly string[]): string {
  if (paths.length === 0) return '';
  const parents = Map.groupBy(paths.map(withoutInside), (path) =>
    path.slice(0, path.lastIndexOf('/', path.search(/\(|$/))),
  );
  const alternatives = [...parents].map(
    ([parent, children]) => `${parent}/(${children.map((child) => child.slice(parent.length + 1)).join('|')})`,
  );
  return `^(${alternatives.join('|')})(/|$)`;
}

function withoutInside(path: string): string {
  const inside = listedPaths.filter((other) => other.startsWith(`${path}/`)).map((other) => other.slice(path.length));
  return inside.length ? `${escaped(path)}(?!(${inside.map(escaped).join('|')})(/|$))` : escaped(path);
}

function escaped(path: string): string {
  return path.replaceAll('.', '\\.');
}

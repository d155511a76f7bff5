/**
 * Imports each component and icon from its own file. The files that export all of a library make every module look as if it needed the
 * whole library: the bundler reads thousands of files, and cannot tell which screen needs which component (portal-files.ts).
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const LIBRARIES = ['@tabler/icons-react', '@mantine/core', '@mantine/hooks'];

interface Place {
  file: string;
  /** What the file calls it. */
  name: string;
}

/** `A as B` and `A`, each with both names. */
const namesIn = (list: string) =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part && !part.startsWith('type '))
    .map((part) => part.split(/\s+as\s+/))
    .map(([name = '', local = name]) => ({ name, local }));

type Resolve = (source: string, importer?: string) => Promise<{ id: string } | null>;

/** Where each export of a library is: its index imports it from somewhere and exports it, or exports it from there. */
async function placesOf(library: string, resolve: Resolve): Promise<Map<string, Place>> {
  const places = new Map<string, Place>();
  const index = await resolve(library);
  if (!index) return places;
  const statements = readFileSync(index.id, 'utf8').matchAll(/^(?:import|export) \{([^}]+)\} from ["']([^"']+)["'];/gm);
  for (const [, list = '', from = ''] of statements) {
    const file = from.startsWith('.') ? path.resolve(index.id, '..', from) : (await resolve(from, index.id))?.id;
    if (file) for (const { name, local } of namesIn(list)) places.set(local, { file, name });
  }
  return places;
}

export function directImports(): Plugin {
  const libraries = new Map<string, Map<string, Place>>();
  return {
    name: 'direct-imports',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      for (const library of LIBRARIES)
        libraries.set(library, await placesOf(library, (source, importer) => this.resolve(source, importer)));
    },
    transform: {
      filter: {
        id: /\/(src\/client|node_modules\/@mantine)\/.*\.(tsx?|mjs)(\?|$)/,
        code: new RegExp(LIBRARIES.join('|')),
      },
      handler: (code) =>
        code.replaceAll(/^import \{([^}]+)\} from ['"]([^'"]+)['"];/gm, (whole, list: string, library: string) => {
          const places = libraries.get(library);
          if (!places) return whole;
          return namesIn(list)
            .map(({ name, local }) => {
              const place = places.get(name);
              return place
                ? `import { ${place.name} as ${local} } from ${JSON.stringify(place.file)};`
                : `import { ${name} as ${local} } from '${library}';`;
            })
            .join(' ');
        }),
    },
  };
}

/** What a folder of rendered pages contains, and its profile. The build writes one for the default profile, a server one for its own. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { siteProfileSchema } from '#shared/platform/site.ts';

const manifestSchema = z.object({
  /** The profile the pages were rendered for. */
  site: siteProfileSchema,
  scriptHashes: z.array(z.string()),
  /** A page that changes by date has one entry per version; `from` is the first day of that version. */
  pages: z.array(z.object({ path: z.string(), file: z.string(), status: z.number(), from: z.string().nullable() })),
  canonical: z.array(z.string()),
  notFound: z.string(),
  results: z.record(z.string(), z.string()),
  portalShells: z.array(z.object({ prefix: z.string(), file: z.string() })),
  /** The sitemap, robots.txt and others. */
  siteFiles: z.array(z.object({ path: z.string(), file: z.string() })),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const MANIFEST = 'manifest.json';
/** An empty file that says the others are compressed as well as they can be. */
export const COMPRESSED = 'compressed';

/** The files that are sent as they are. Frames are not: the server fills them in first. */
export function compressible({ pages, notFound, portalShells, siteFiles }: Manifest): string[] {
  return [...[...pages, ...portalShells, ...siteFiles].map(({ file }) => file), notFound];
}

export async function readManifest(folder: string): Promise<Manifest> {
  return manifestSchema.parse(JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8')));
}

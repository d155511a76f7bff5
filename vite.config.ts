import { createHash } from 'node:crypto';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { type Plugin, parse } from 'postcss';
import customMedia from 'postcss-custom-media';
import mantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { directImports } from './scripts/lib/direct-imports.ts';
import { portalCopies, portalFiles } from './scripts/lib/portal-files.ts';
import { recordPackages } from './scripts/lib/shipped/packages.ts';
import { namedQueries } from './src/client/ui/theme/breakpoints.ts';

/** The style sheets named in `site/styles.ts` are one file, for the public site; those in `site/styles-apart.ts` another; the theme's are shared with the portals. */
const SITE_STYLES =
  /\/src\/client\/(site\/.*|ui\/(button|card|error-boundary|error-summary|field|toaster)|modules\/(contact-messages|newsletter)\/.*|modules\/assistant\/answer)(\.module)?\.css$/;
const APART_STYLES = /\/src\/client\/(site\/(demos|results)\/.*|ui\/tour)\.module\.css$/;
const BASE_STYLES = /\/src\/client\/(fonts|ui\/theme)\/.*\.css$/;

const clientBundles = {
  // `site/styles.ts` exports the style sheets of pages that no client module imports; without this they would be dropped.
  preserveEntrySignatures: 'allow-extension' as const,
  input: {
    site: 'src/client/site/entry.ts',
    styles: 'src/client/site/styles.ts',
    apart: 'src/client/site/styles-apart.ts',
    base: 'src/client/ui/theme/base.ts',
    portals: 'src/client/portals/entry.tsx',
  },
  output: {
    codeSplitting: {
      groups: [
        // Both the site and the portals run on it: one file that stays cached, also from one release to the next.
        { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
        { name: 'base-styles', test: BASE_STYLES, priority: 2 },
        { name: 'apart-styles', test: APART_STYLES, priority: 2 },
        { name: 'site-styles', test: SITE_STYLES, priority: 1 },
        ...portalFiles(import.meta.dirname),
      ],
    },
  },
};

/** One file that renders every page; `scripts/build.ts` runs it, and it is not served. */
const prerenderBundle = {
  input: { prerender: 'src/client/site/prerender.tsx' },
  output: { codeSplitting: false },
};

/** A class name combines the name and its file, and is no longer than that: every page carries its classes. */
function scopedName(name: string, file: string): string {
  const place = path.relative(import.meta.dirname, file);
  return `_${name}_${createHash('sha256').update(place).digest('base64url').replace(/\W|_/g, '').slice(0, 4)}`;
}

/** Every style sheet knows the breakpoints by their names, which it could not import: each is compiled alone. */
const namedBreakpoints: Plugin = {
  postcssPlugin: 'named-breakpoints',
  Once: (root) => void root.prepend(parse(namedQueries)),
};

/** Style sheets as the browser gets them; tests of components read them too. */
export const styles = {
  modules: { generateScopedName: scopedName },
  postcss: {
    // The browser's own light-dark() follows `color-scheme`, which also works before any script has run.
    plugins: [namedBreakpoints, customMedia(), mantine({ features: { lightDarkFunction: false } })],
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    ...(isSsrBuild ? [] : [directImports(), portalCopies]),
    react(),
    recordPackages(isSsrBuild ? 'pages' : 'browser'),
  ],
  publicDir: false,
  // Everything the pages are rendered with is in the bundle, so that a server renders them with no package installed.
  ...(isSsrBuild && { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }),
  build: {
    // light-dark() and popover are used natively, so the code is not lowered further than browsers with them need.
    target: isSsrBuild ? 'node24' : ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    outDir: isSsrBuild ? 'dist/prerender' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    ssrEmitAssets: true,
    // Pictures and fonts remain separate files: a data URL would be downloaded again with every page.
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild ? prerenderBundle : clientBundles,
  },
  css: styles,
}));

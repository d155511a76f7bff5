import { globSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../lib/root.ts';
import { contentTextsOf } from './content-texts.ts';
import { type ReadText, textsOf } from './strings.ts';

/** Everything a person may read on a screen, in an email, in an answer of the API or on a console, by file. */
export function readTexts(): ReadText[] {
  return [
    ...files('src/**/*.{ts,tsx}').flatMap(textsOf),
    ...files('{scripts,prisma}/**/*.ts').flatMap(textsOf),
    ...files('content/**/*.{md,yaml}').flatMap(contentTextsOf),
  ];
}

function files(pattern: string): string[] {
  return globSync(pattern, { cwd: inRoot() })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !/\/generated\/|\.test\.tsx?$|^scripts\/wording\//.test(file))
    .sort();
}

import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { withAmounts } from './amounts.ts';
import { type Outline, readMarkdown } from './markdown.ts';
import { ContentError, check, mistakeAt, type Source } from './source.ts';
import { readYaml } from './yaml.ts';

/** A named piece of content: a page, a fact, a word. */
export interface Entry<Value = object> {
  name: string;
  value: Value;
  /** The line in its file of the part at a path. */
  lineOf: Source['lineOf'];
  file: string;
}

/** The Markdown files of a folder, keyed by file name, in alphabetical order. */
export function readPages<Schema extends z.ZodType<object>>(
  root: string,
  folder: string,
  schema: Schema,
  outline: Outline,
  mistakes: string[],
): Entry<z.output<Schema>>[] {
  return namesIn(root, folder, '.md').flatMap((name) => {
    const read = (file: string, text: string) => readMarkdown(file, text, outline);
    const page = readOne(root, `${folder}/${name}.md`, read, schema, mistakes);
    return page ? [{ ...page, name }] : [];
  });
}

/** The YAML files of a folder, each one entry, keyed by file name, in alphabetical order. */
export function readFiles<Schema extends z.ZodType<object>>(
  root: string,
  folder: string,
  schema: Schema,
  mistakes: string[],
): Entry<z.output<Schema>>[] {
  return namesIn(root, folder, '.yaml').flatMap((name) => {
    const read = readOne(root, `${folder}/${name}.yaml`, readYaml, schema, mistakes);
    return read ? [{ ...read, name }] : [];
  });
}

/** The entries of a YAML file, or of all those in a folder, keyed by name, in the order in which they are written. */
export function readNamed<Value extends object>(
  root: string,
  place: string,
  schema: z.ZodType<Record<string, Value>>,
  mistakes: string[],
): Entry<Value>[] {
  const files = place.endsWith('.yaml')
    ? [place]
    : namesIn(root, place, '.yaml').map((name) => `${place}/${name}.yaml`);
  const entries = files.flatMap((file) => {
    const read = readOne(root, file, readYaml, schema, mistakes);
    return read ? Object.entries(read.value).map(([name, value]) => ({ ...read, name, value })) : [];
  });
  for (const [index, { name, file }] of entries.entries()) {
    const first = entries.findIndex((entry) => entry.name === name);
    if (first < index) mistakes.push(mistakeAt(file, 1, `${name}: there is another one in ${entries[first]?.file}`));
  }
  return entries;
}

/** One file, read and checked; undefined when it has errors. */
export function readOne<Schema extends z.ZodType>(
  root: string,
  name: string,
  read: (file: string, text: string) => Source,
  schema: Schema,
  mistakes: string[],
): { file: string; value: z.output<Schema>; lineOf: Source['lineOf'] } | undefined {
  const text = readFileSync(path.join(root, name), 'utf8').replaceAll('\r\n', '\n');
  try {
    const source = withAmounts(root, read(`content/${name}`, text), mistakes);
    const value = check(schema, source, mistakes);
    return value === undefined ? undefined : { file: source.file, value, lineOf: source.lineOf };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    mistakes.push(error.message);
    return undefined;
  }
}

/** The files of a folder and the folders in it, in alphabetical order. @returns paths below `root` */
export function filesBelow(root: string, folder: string, ending: string): string[] {
  return globSync(`${folder}/**/*${ending}`, { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

function namesIn(root: string, folder: string, ending: string): string[] {
  const names = readdirSync(path.join(root, folder)).filter((name) => name.endsWith(ending));
  return names.map((name) => name.slice(0, -ending.length)).sort();
}

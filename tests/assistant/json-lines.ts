import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/**
 * Every line of a file in this folder, parsed with the schema.
 * @throws Error with the file, the line and the reason of the first mistake
 */
export function readLines<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema>[] {
  const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  return linesIn(text, `tests/assistant/${file}`, schema);
}

/** Like `readLines`, for a text; `name` is used in errors. */
export function linesIn<Schema extends z.ZodType>(text: string, name: string, schema: Schema): z.output<Schema>[] {
  return text
    .replace(/\n$/, '')
    .split('\n')
    .map((line, at) => {
      const { data, error } = schema.safeParse(parsed(line, `${name}:${at + 1}`));
      if (error) throw new Error(`${name}:${at + 1}: ${z.prettifyError(error)}`);
      return data;
    });
}

function parsed(line: string, place: string): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new Error(`${place}: not JSON: ${(cause as Error).message}`);
  }
}

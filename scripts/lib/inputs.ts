/** Whether what something was made from is still the same. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './root.ts';

export type Inputs = {
  /** Changes with the size and the time of any file: cheap to compute for thousands of files. */
  glimpse: string;
  /** Changes with the content of any file. Asked only where the glimpse is another, as after a checkout. */
  content(): string;
};

export function inputsOf(files: readonly string[]): Inputs {
  let content: string | undefined;
  return {
    glimpse: hashOf(
      files.map((file) => {
        const { size, mtimeMs } = statSync(file);
        return `${file} ${size} ${mtimeMs}`;
      }),
    ),
    content() {
      content ??= hashOf(files.flatMap((file) => [path.relative(inRoot(), file), readFileSync(file)]));
      return content;
    },
  };
}

/** Remembers what something was just made from. */
export function writeStamp(stamp: string, { glimpse, content }: Inputs): void {
  writeFileSync(stamp, JSON.stringify({ glimpse, inputs: content() }));
}

export function isUnchanged(stamp: string, inputs: Inputs): boolean {
  if (!existsSync(stamp)) return false;
  const made = readStamp(stamp);
  if (made.glimpse === inputs.glimpse) return true;
  if (made.inputs !== inputs.content()) return false;
  try {
    writeStamp(stamp, inputs);
  } catch {
    // In a folder that this user may not write to, the content is compared each time.
  }
  return true;
}

/** One of an earlier release has another form: then everything is made again. */
function readStamp(stamp: string): { glimpse?: string; inputs?: string } {
  try {
    return JSON.parse(readFileSync(stamp, 'utf8')) ?? {};
  } catch {
    return {};
  }
}

function hashOf(all: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const one of all) hash.update(one).update('\0');
  return hash.digest('hex');
}

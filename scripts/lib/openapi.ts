import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './root.ts';
import { SetupError } from './steps.ts';

const file = inRoot('openapi', 'openapi.json');

/** The OpenAPI document as committed: indented by two spaces, with a final newline. */
async function render(): Promise<string> {
  const { generateDocument } = await import('#server/app/trpc/openapi.ts');
  return `${JSON.stringify(generateDocument(), null, 2)}\n`;
}

/** Writes openapi/openapi.json from the routers; returns whether it changed. */
export async function writeOpenapi(): Promise<boolean> {
  const text = await render();
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return true;
}

/** Throws a SetupError when the committed document differs from the routers. */
export async function assertOpenapiFresh(): Promise<void> {
  const text = await render();
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  throw new SetupError(
    'openapi/openapi.json is stale. Run: npm run openapi\nThen read the difference: it is what callers of the API will see.',
  );
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './root.ts';
import { SetupError } from './steps.ts';

/** The OpenAPI document as committed, by file: JSON indented by two spaces, with a final newline, and the same as YAML. */
async function render(): Promise<[file: string, text: string][]> {
  const { generateDocument } = await import('#server/app/trpc/openapi.ts');
  const { asYaml } = await import('#server/app/http/api-document.ts');
  const document = generateDocument();
  return [
    [inRoot('openapi', 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`],
    [inRoot('openapi', 'openapi.yaml'), asYaml(document)],
  ];
}

async function staleFiles(): Promise<[file: string, text: string][]> {
  return (await render()).filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
}

/** Writes the document in openapi/ from the routers; returns whether it changed. */
export async function writeOpenapi(): Promise<boolean> {
  const stale = await staleFiles();
  mkdirSync(inRoot('openapi'), { recursive: true });
  for (const [file, text] of stale) writeFileSync(file, text);
  return stale.length > 0;
}

/** Throws a SetupError when the committed document differs from the routers. */
export async function assertOpenapiFresh(): Promise<void> {
  if ((await staleFiles()).length === 0) return;
  throw new SetupError(
    'The document in openapi/ is stale. Run: npm run openapi\nThen read the difference: it is what callers of the API will see.',
  );
}

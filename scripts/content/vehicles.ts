import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const types: Readonly<Record<string, string>> = {
  names: 'readonly string[]',
  'vin-codes': 'Readonly<Record<string, string>>',
};

/**
 * Writes one module for each file of facts about vehicles, because Node imports JSON only with an attribute that the browser's modules of
 * the development server don't understand.
 */
export function writeVehicles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const file of readdirSync(from).filter((name) => name.endsWith('.json'))) {
    const name = path.basename(file, '.json');
    const type = types[name] ?? 'VinData';
    const text = [
      `// Written from src/shared/lines/vehicles/data/${file} by scripts/content.`,
      ...(type === 'VinData' ? ["import type { VinData } from '../../vehicles/vin-data.ts';"] : []),
      `export const data: ${type} = JSON.parse(${quoted(readFileSync(path.join(from, file), 'utf8'))});`,
    ].join('\n');
    writeFileSync(path.join(to, `${name}.ts`), `${text}\n`);
  }
}

/** As one string, which the compiler and the browser read faster than thousands. */
function quoted(json: string): string {
  const text = JSON.stringify(JSON.parse(json)).replaceAll('\\', '\\\\').replaceAll("'", "\\'");
  return `'${text}'`;
}

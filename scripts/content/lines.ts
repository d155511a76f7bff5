import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lineIds } from '../../src/shared/lines/ids.ts';

/** The parts of a line that are loaded apart from each other: most pages need its label, few need what a broker works with. */
const parts = [
  { file: 'line', constant: 'registry', type: 'LineOfInsurance' },
  { file: 'work', constant: 'lineWork', type: 'LineWork' },
  { file: 'subject', constant: 'lineSubjects', type: 'SubjectOf' },
  { file: 'words', constant: 'lineWords', type: 'LineWords' },
  { file: 'card', constant: 'lineCards', type: 'LineCard' },
  { file: 'placing', constant: 'linePlacings', type: 'LinePlacing' },
] as const;

/**
 * Writes one module for each part, which imports it from the folder of every line. A folder without the file does not
 * compile then, and neither does one that exports something else.
 */
export function writeLineRegistries(to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const { file, constant, type } of parts) {
    const imports = lineIds.map((id) => `import { ${exportOf(id, file)} } from '../${id}/${file}.ts';`);
    const rows = lineIds.map((id) => `  '${id}': ${exportOf(id, file)},`);
    const text = [
      '// Written from src/shared/lines/ids.ts by scripts/content: change the ids or the folder of the line.',
      "import type { Line } from '../ids.ts';",
      `import type { ${type} } from '../line.ts';`,
      ...imports,
      `export const ${constant}: Readonly<Record<Line, ${type}>> = {`,
      ...rows,
      '};',
    ].join('\n');
    writeFileSync(path.join(to, `${file}.part`), `${text}\n`);
    renameSync(path.join(to, `${file}.part`), path.join(to, `${constant === 'registry' ? 'registry' : file}.ts`));
  }
}

/** `commercial-auto` and `work` make `commercialAutoWork`. */
function exportOf(id: string, file: string): string {
  return `${id}-${file}`.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

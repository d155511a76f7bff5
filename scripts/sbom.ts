import { writeFileSync } from 'node:fs';
import { buildServerWhenStale, buildSiteWhenStale } from './lib/build-stamp.ts';
import { inRoot } from './lib/root.ts';
import { billOfMaterials } from './lib/shipped/bill-of-materials.ts';
import { isAllowed, licencesText } from './lib/shipped/licences.ts';
import { readShipped } from './lib/shipped/packages.ts';

// npm run sbom: what the build consists of, for those who run it: dist/sbom.cdx.json and dist/THIRD-PARTY-LICENCES.txt. Fails on a package
// whose licence we may not ship.
await buildSiteWhenStale();
await buildServerWhenStale();
const packages = readShipped();
writeFileSync(inRoot('dist', 'sbom.cdx.json'), billOfMaterials(packages));
writeFileSync(inRoot('dist', 'THIRD-PARTY-LICENCES.txt'), licencesText(packages));
const refused = packages.filter(({ licence }) => !isAllowed(licence));
for (const { name, version, licence } of refused)
  console.error(`${name} ${version} is under “${licence}”, which scripts/lib/shipped/licences.ts doesn’t allow.`);
console.log(`${packages.length} packages are in the build: dist/sbom.cdx.json, dist/THIRD-PARTY-LICENCES.txt`);
if (refused.length > 0) process.exitCode = 1;

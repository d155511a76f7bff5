/** The software bill of materials of a build, in the form of CycloneDX: what to ask when a package turns out to have a hole. */
import { readFileSync } from 'node:fs';
import { Factories } from '@cyclonedx/cyclonedx-library/Contrib/License';
import { ComponentType, HashAlgorithm } from '@cyclonedx/cyclonedx-library/Enums';
import { Bom, Component } from '@cyclonedx/cyclonedx-library/Models';
import { JSON as Json, JsonSerializer } from '@cyclonedx/cyclonedx-library/Serialize';
import { Spec1dot6 } from '@cyclonedx/cyclonedx-library/Spec';
import { PackageURL } from 'packageurl-js';
import parse from 'spdx-expression-parse';
import { z } from 'zod';
import { inRoot } from '../root.ts';
import type { ShippedPackage } from './packages.ts';

const lockSchema = z.object({ packages: z.record(z.string(), z.object({ integrity: z.string().optional() })) });
const productSchema = z.object({ name: z.string(), version: z.string() });

const read = (file: string): unknown => JSON.parse(readFileSync(inRoot(file), 'utf8'));

function purlOf(packageName: string, version: string): string {
  const [name = '', scope] = packageName.split('/').reverse();
  return new PackageURL('npm', scope, name, version, null, null).toString();
}

/** The document as JSON. The same packages give the same document: it has no time and no number. */
export function billOfMaterials(packages: readonly ShippedPackage[]): string {
  const lock = lockSchema.parse(read('package-lock.json')).packages;
  const product = productSchema.parse(read('package.json'));
  const licences = new Factories.LicenseFactory(parse);
  const bom = new Bom();
  bom.metadata.component = new Component(ComponentType.Application, product.name, {
    version: product.version,
    bomRef: product.name,
  });
  for (const { folder, name, version, licence } of packages) {
    const purl = purlOf(name, version);
    const component = new Component(ComponentType.Library, name, { version, purl, bomRef: `${purl}#${folder}` });
    if (licence) component.licenses.add(licences.makeFromString(licence));
    const [algorithm, digest] = lock[folder]?.integrity?.split('-') ?? [];
    if (algorithm === 'sha512' && digest)
      component.hashes.set(HashAlgorithm['SHA-512'], Buffer.from(digest, 'base64').toString('hex'));
    bom.components.add(component);
    bom.metadata.component.dependencies.add(component.bomRef);
  }
  const serializer = new JsonSerializer(new Json.Normalize.Factory(Spec1dot6));
  return serializer.serialize(bom, { sortLists: true, space: 2 });
}

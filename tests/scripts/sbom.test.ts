/** What is shipped: every package is named, and none whose licence we may not ship. */

import { Version } from '@cyclonedx/cyclonedx-library/Spec';
import { JsonStrictValidator } from '@cyclonedx/cyclonedx-library/Validation';
import { beforeAll, expect, test } from 'vitest';
import { buildServerWhenStale, buildSiteWhenStale } from '../../scripts/lib/build-stamp.ts';
import { inRoot } from '../../scripts/lib/root.ts';
import { billOfMaterials } from '../../scripts/lib/shipped/bill-of-materials.ts';
import { isAllowed, licencesText } from '../../scripts/lib/shipped/licences.ts';
import { packageFolderOf, readShipped, type ShippedPackage } from '../../scripts/lib/shipped/packages.ts';

let packages: ShippedPackage[];
beforeAll(async () => {
  await buildSiteWhenStale();
  await buildServerWhenStale();
  packages = readShipped();
}, 600_000);

test('what browsers and servers run is in it, and what only builds and tests is not', () => {
  const names = packages.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', '@mantine/core', 'express', '@prisma/client', 'mailauth']));
  // Copied beside the bundle, with machine code for each kind of machine.
  expect(names).toEqual(expect.arrayContaining(['@node-rs/argon2', 'pdfjs-dist']));
  expect(names.filter((name) => /^(vite|vitest|typescript|@playwright|lighthouse)/.test(name))).toEqual([]);
});

test('the bill of materials is valid CycloneDX, and each package has the hash of the lock file', async () => {
  const text = billOfMaterials(packages);
  expect(await new JsonStrictValidator(Version.v1dot6).validate(text)).toBeNull();
  const { components } = JSON.parse(text) as { components: { name: string; hashes?: unknown[] }[] };
  expect(components).toHaveLength(packages.length);
  expect(components.filter(({ hashes }) => !hashes?.length)).toEqual([]);
  expect(billOfMaterials(packages)).toBe(text);
});

test('every licence may be shipped, and its text is in the list', () => {
  expect(
    packages.filter(({ licence }) => !isAllowed(licence)).map(({ name, licence }) => `${name}: ${licence}`),
  ).toEqual([]);
  const text = licencesText(packages);
  for (const { name, version } of packages) expect(text).toContain(`${name} ${version} (`);
  expect(text).toContain('Permission is hereby granted, free of charge');
});

test('of a choice of licences one must be allowed, of several together all', () => {
  expect(isAllowed('(MIT OR GPL-3.0-only)')).toBe(true);
  expect(isAllowed('MIT AND GPL-3.0-only')).toBe(false);
  expect(isAllowed('')).toBe(false);
  expect(isAllowed('SEE LICENSE IN LICENSE.md')).toBe(false);
});

test('a module belongs to the innermost package', () => {
  expect(packageFolderOf(inRoot('node_modules/@scope/one/node_modules/two/lib/x.js?portal'))).toBe(
    'node_modules/@scope/one/node_modules/two',
  );
  expect(packageFolderOf(inRoot('node_modules/one/x.js'))).toBe('node_modules/one');
  expect(packageFolderOf(inRoot('src/one.ts'))).toBeNull();
});

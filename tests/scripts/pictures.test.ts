import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assertPicturesFresh, drawPictures } from '../../scripts/lib/pictures.ts';
import { inRoot } from '../../scripts/lib/root.ts';

let folder = '';
const drawing = (name: string) => path.join(folder, 'drawings', `${name}.svg`);
const file = (name: string) => path.join(folder, 'files', name);
const folders = () => ({ drawings: path.join(folder, 'drawings'), files: path.join(folder, 'files') });

const barn = (title: string, colour = '#aa3322') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="12" height="8" data-widths="8 4">${title}<rect width="12" height="8" fill="${colour}"/></svg>`;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'coverbridge-pictures-'));
  for (const each of Object.values(folders())) mkdirSync(each);
  copyFileSync(inRoot('content/pictures/mark.svg'), drawing('mark'));
  writeFileSync(drawing('barn'), barn('<title>A red barn</title>'));
  await drawPictures(false, folders());
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a drawing is rendered to AVIF and WebP in each of its widths, to JPEG in the largest, and the logo to the icons', async () => {
  expect(readdirSync(folders().files).sort()).toEqual([
    'app-192.png',
    'app-512.png',
    'app-maskable-512.png',
    'apple-touch-icon.png',
    'barn-4.avif',
    'barn-4.webp',
    'barn-8.avif',
    'barn-8.jpg',
    'barn-8.webp',
    'drawn.json',
    'favicon-32.png',
    'favicon.svg',
  ]);
  expect(await sharp(file('barn-8.webp')).metadata()).toMatchObject({ width: 8, height: 5 });
});

test('only what changed is rendered again', async () => {
  await assertPicturesFresh(folders());
  expect(await drawPictures(false, folders())).toEqual([]);
});

test('a changed drawing fails the check until it is rendered again', async () => {
  writeFileSync(drawing('barn'), barn('<title>A green barn</title>', '#22aa33'));
  await expect(assertPicturesFresh(folders())).rejects.toThrow('Not as drawn in content/pictures: barn.');
  expect(await drawPictures(false, folders())).toEqual(['barn']);
  await assertPicturesFresh(folders());
});

test('a missing file fails the check', async () => {
  rmSync(file('barn-4.avif'));
  await expect(assertPicturesFresh(folders())).rejects.toThrow('barn. Run: npm run pictures');
});

test('the logo fails the check when the icons show another one', async () => {
  writeFileSync(drawing('mark'), barn('<title>Another mark</title>'));
  await expect(assertPicturesFresh(folders())).rejects.toThrow('Not as drawn in content/pictures: mark.');
});

test('the files of a removed drawing fail the check and are removed by the next run', async () => {
  rmSync(drawing('barn'));
  await expect(assertPicturesFresh(folders())).rejects.toThrow('barn-8.jpg');
  await drawPictures(false, folders());
  expect(readdirSync(folders().files).filter((name) => name.startsWith('barn'))).toEqual([]);
});

test('a drawing without a title is refused: the title is the alternative text', async () => {
  writeFileSync(drawing('barn'), barn(''));
  await expect(drawPictures(false, folders())).rejects.toThrow('content/pictures/barn.svg has no <title>');
});

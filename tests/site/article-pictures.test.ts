import { expect, test } from 'vitest';
import { pictures } from '#client/pictures/pictures.ts';
import { articlePictures } from '#shared/content/pictures.ts';

test('every picture that an article may have is drawn', () => {
  expect(Object.keys(articlePictures).filter((name) => !Object.hasOwn(pictures, name))).toEqual([]);
});

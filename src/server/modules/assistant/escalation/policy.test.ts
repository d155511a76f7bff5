import { expect, test } from 'vitest';
import { communities } from '#shared/content/communities/registry.ts';
import { areaOf } from './policy.ts';

test('every place with a page is a part of Alberta, and elsewhere means all of it', () => {
  const areas = communities.map(({ slug }) => `${slug} ${areaOf(slug)}`);
  expect(areas).toEqual([
    'calgary T2',
    'edmonton T5',
    'red-deer T4N',
    'lethbridge T1H',
    'fort-mcmurray T9H',
    'airdrie T4A',
    'st-albert T8N',
    'grande-prairie T8V',
    'medicine-hat T1A',
    'spruce-grove T7X',
    'cochrane T4C',
    'okotoks T1S',
    'lloydminster T9V',
    'camrose T4V',
    'canmore T1W',
  ]);
  expect(areaOf(undefined)).toBe('T');
  expect(areaOf('atlantis')).toBeNull();
});

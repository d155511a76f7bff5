import { expect, test } from 'vitest';
import { apiGuides } from '#shared/content/generated/api-guides.ts';
import { guideHtml } from '../../scripts/content/guide-html.ts';

test('a heading links to itself, under a name that doesn’t change with the number of its step', () => {
  expect(guideHtml('## 2. What a test key can’t do')).toBe(
    '<h2 id="what-a-test-key-cant-do"><a href="#what-a-test-key-cant-do">2. What a test key can’t do</a></h2>',
  );
});

test.each(apiGuides.map(({ name, html }) => [name, html]))('the headings of %s have names of their own', (_, html) => {
  const names = [...html.matchAll(/<h\d id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(names).size).toBe(names.length);
  expect(names).not.toContain('');
});

import { expect, test } from 'vitest';
import { announcementOf } from './announcements.ts';

test.each([
  ['/', 'the home page'],
  ['/about', 'the About us page'],
  ['/get-quote', 'the quote form'],
  ['/contact', 'the contact page'],
  ['/faq', 'the FAQ page'],
  ['/commercial-insurance', 'the commercial insurance page'],
  ['/insurance/all', 'every kind of insurance'],
  ['/insurance/auto', '“The heading”'],
  ['/insurance/supervisa', '“The heading”'],
  ['/insurance/business/contractors', '“The heading”'],
  ['/locations/calgary', '“The heading”'],
  ['/locations/fort-mcmurray', '“The heading”'],
  ['/business/restaurants', '“The heading”'],
  ['/business/general', '“The heading”'],
  ['/contact/', 'the contact page'],
])('%s is announced, with an offer', (path, words) => {
  const said = announcementOf(path, 'The heading');
  expect(said).toContain(words);
  expect(said).toMatch(/^You’re now .+\. Ask me /);
});

test.each([
  '/blog',
  '/blog/basement-flooded',
  '/faq/home',
  '/insurance-faq',
  '/newsletter',
  '/locations',
  '/business',
  '/insurance',
  '/alberta/calgary',
  '/privacy-policy',
  '/contact/sent',
  '/constructor',
  '/portal/login',
  '/no-such-page',
])('%s is not one of the known pages', (path) => {
  expect(announcementOf(path, 'The heading')).toBeNull();
});

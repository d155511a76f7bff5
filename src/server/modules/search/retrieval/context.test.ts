import { describe, expect, test } from 'vitest';
import { passagesOn } from '#shared/content/passages.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { openIndex } from './passage-index.ts';
import { type RetrievalQuestion, retrieveFrom } from './retrieve.ts';
import { readStoredIndex } from './stored-index.ts';

const index = openIndex(readStoredIndex(), passagesOn('2026-11-22', defaultSiteProfile));
const given = (question: string, more: Partial<RetrievalQuestion> = {}) =>
  retrieveFrom(index, { question, history: [], page: '/', ...more }).given.map(({ found: { passage } }) => passage.id);
const said = (...asked: string[]) => ({ history: asked.map((content) => ({ role: 'user' as const, content })) });

describe('the earlier conversation does not affect', () => {
  test.each([
    ['and what is comprehensive?', 'what is a deductible', 'a whole question after "and"'],
    ['so how do brokers earn their commission?', 'what is DCPD', 'one with more than one thing of its own'],
    ['Is it free?', 'what is a deductible', 'a question that somebody wrote down word by word'],
    ['what does this site do', 'what is a deductible', '"this site", which points at nothing that was said'],
    ['do I need winter tires by law in Alberta', 'what insurance does a super visa require', 'a question of its own'],
  ])('"%s" after "%s": %s', (question, before) => {
    const alone = given(question);
    expect(alone).not.toEqual([]);
    expect(given(question, said(before))).toEqual(alone);
  });
});

describe('the earlier conversation is part of', () => {
  test.each([
    ['what if it is refused', 'what insurance does a super visa require', /super-visa/],
    ['and for condos?', 'does home insurance cover flood damage', /home|condo|overland|flood/],
    ['can we pay it monthly', 'how long must super visa insurance be valid', /super-visa/],
  ])('"%s" after "%s"', (question, before, expected) => {
    expect(given(question, said(before))[0]).toMatch(expected);
  });
});

describe('a question about "it" on a page that answers it', () => {
  const question = 'what does it leave out?';
  const page = '/insurance/auto';
  test('is about the page when nothing was said there yet', () => {
    expect(given(question, { ...said('what is travel insurance'), page, saidHere: 0 })).toEqual([`${page}#excludes`]);
  });
  test('is about what was asked there', () => {
    expect(given(question, { ...said('what is travel insurance'), page, saidHere: 2 })[0]).toMatch(/travel/);
  });
  test('is about nothing when neither says what "it" is', () => {
    expect(given(question)).toEqual([]);
  });
});

test.each([
  ['what about driving here?', '/locations/red-deer', '/locations/red-deer#driving'],
  ['what are the risks in this city', '/locations/fort-mcmurray', '/locations/fort-mcmurray#risks'],
  ['what does a business like this need to know', '/business/liquor', '/business/liquor'],
  ['what should a shop like mine insure', '/insurance/business/retail', '/business/retail#covers'],
  ['what does this insurance leave out', '/insurance/supervisa', '/super-visa#excludes'],
])('"%s" on %s refers to the page', (question, page, id) => {
  expect(given(question, { ...said('what is a deductible'), page })[0]).toBe(id);
});

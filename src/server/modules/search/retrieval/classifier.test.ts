import { expect, test } from 'vitest';
import { classify } from './classifier.ts';
import type { AskedPassage } from './full-text.ts';
import { trainClassifier } from './training.ts';
import { wordsOf } from './words.ts';

const passage = (id: string, text: string, asked: string[]): AskedPassage => ({
  ...{ id, path: id, kind: 'Questions', title: '', heading: '', text, answer: '', further: [], rows: [], keywords: '' },
  asked,
});
const passages = [
  passage('/hail', 'Comprehensive pays for hail on a car.', ['is hail damage paid', 'hail broke my windshield']),
  passage('/flood', 'Overland water is an endorsement.', ['my basement flooded', 'water came in from the street']),
];
const classifier = trainClassifier(passages, ['who won the hockey game', 'how do I renew my passport']);
const asked = (question: string) => classify(classifier, wordsOf(question));

test('a question is most like the passage that people ask for in such words', () => {
  const { likenesses } = asked('the street flooded our basement');
  expect(likenesses[1]).toBeGreaterThan(likenesses[0] ?? 1);
});

test('the words of a text count too, less than the words of a phrase', () => {
  const { likenesses } = asked('comprehensive');
  expect(likenesses[0]).toBeGreaterThan(0);
  expect(likenesses[0]).toBeLessThan(asked('windshield').likenesses[0] ?? 0);
});

test('a phrase word for word is recognized, and so is a question that no page answers', () => {
  expect(asked('My basement flooded!')).toMatchObject({ verbatim: 1, isElsewhere: false });
  expect(asked('how do I renew my passport?')).toMatchObject({ verbatim: null, isElsewhere: true });
  expect(asked('basement')).toMatchObject({ verbatim: null, isElsewhere: false });
});

test('it leans to the pages or away from them', () => {
  expect(asked('hail on my windshield').leaning).toBeGreaterThan(0);
  expect(asked('renew a hockey passport').leaning).toBeLessThan(0);
  expect(asked('renew a hockey passport').elsewhere).toBeGreaterThan(asked('hail on my windshield').elsewhere);
});

test('a question of unknown words is like nothing', () => {
  const { likenesses, elsewhere, leaning } = asked('xyzzy plugh');
  expect([Math.max(...likenesses), elsewhere, leaning]).toEqual([0, 0, 0]);
  expect(asked('').verbatim).toBeNull();
});

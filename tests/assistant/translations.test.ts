/** The answers in other languages: the same passages in each, the figures of their English passage, found by how people ask. */
import { describe, expect, test } from 'vitest';
import { findTranslated } from '#server/modules/assistant/translations/queries.ts';
import { type Passage, passagesOn } from '#shared/content/passages.ts';
import { plainText } from '#shared/content/prose.ts';
import { translations } from '#shared/content/translations/registry.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { replyTo } from './blind.ts';

const reader = { day: '2026-11-27', site: defaultSiteProfile };
const passages = new Map(passagesOn(reader.day, reader.site).map((one): [string, Passage] => [one.id, one]));
const figuresIn = (text: string) => text.match(/\d+/g) ?? [];

test('five languages have the same answers, at least sixty', () => {
  const [first] = translations;
  expect(translations.map(({ language }) => language)).toEqual(['fr', 'pa', 'tl', 'es', 'zh']);
  expect(first?.answers.length).toBeGreaterThanOrEqual(60);
  for (const { answers } of translations)
    expect(answers.map(({ passage }) => passage)).toEqual(first?.answers.map(({ passage }) => passage));
});

describe.each(translations)('$language', ({ answers }) => {
  test('each answer belongs to a passage, and its figures are in it', () => {
    for (const { passage, say } of answers) {
      const known = new Set(figuresIn(passages.get(passage)?.text ?? ''));
      const strange = figuresIn(plainText(say, reader.day)).filter((figure) => !known.has(figure));
      expect([passage, passages.has(passage), strange]).toEqual([passage, true, []]);
    }
  });

  test('each way of asking finds its answer', () => {
    const missed = answers.flatMap(({ passage, asks }) =>
      asks.filter((ask) => findTranslated(ask, reader)?.found.passage.id !== passage),
    );
    expect(missed).toEqual([]);
  });
});

test.each([
  ['quel temps fait-il demain', 'fr'],
  ['quién ganó el partido', 'es'],
  ['anong oras na', 'tl'],
  ['今天天气怎么样', 'zh'],
])('a question about something else finds none: %s', (question) => {
  expect(findTranslated(question, reader)).toBeNull();
});

test.each([
  ['mes parents 70 ans super visa combien de couverture il faut minimum', '/super-visa'],
  ['y a tu quelqu’un qui parle français au téléphone', '/faq/this-site#is-the-assistant-a-person'],
  ['车险的自付额是什么意思', '/resources/insurance-words#deductible'],
  ['密碼忘了', '/faq/this-site#sign-in'],
  ['nabangga ako, umalis yung isa', '/faq/driving#hit-and-run'],
  ['1000 yung deductible ko so ako magbabayad nun?', '/resources/insurance-words#deductible'],
  ['le negaron la visa a mi papá me devuelven la plata', '/faq/super-visa#refund-after-a-refusal'],
  ['koi apna punjabi banda hai gal karn nu', '/faq/this-site#is-the-assistant-a-person'],
])('it is found by its meaning, in its own language: %s', (question, passage) => {
  expect(findTranslated(question, reader)?.found.passage.id).toBe(passage);
});

test('Hindi in Latin letters is not answered in Punjabi', () => {
  expect(findTranslated('mujhe gaadi ka insurance chahiye kitna hai', reader)).toBeNull();
});

test.each([
  ['combien de couverture faut-il pour le super visa de mes parents', /super visa/i],
  ['quiero traer a mis papás con super visa, qué seguro necesito', /Super Visa/],
  ['ਸੁਪਰ ਵੀਜ਼ਾ ਲਈ ਕਿੰਨੀ ਇੰਸ਼ੋਰੈਂਸ ਚਾਹੀਦੀ', /\p{Script=Gurmukhi}/u],
  ['pinahiram ko ang kotse ko tapos nabangga', /\b(?:ang|ng)\b/],
  ['请问父母来加拿大的超级签证保险要买多少保额？', /\p{Script=Han}/u],
])('it is given in the language of the question, with its English page: %s', async (content, language) => {
  const reply = await replyTo([{ role: 'user', content }]);
  expect(reply).toMatchObject({ verdict: 'answered', mode: 'fixed', offersPerson: true });
  expect(reply.response).toMatch(language);
  expect(reply.sources).toHaveLength(1);
});

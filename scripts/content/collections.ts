import { z } from 'zod';
import { answersPageSchema, passageAt } from '../../src/shared/content/answers/answer.ts';
import { apiChangeSchema, apiGuideSchema } from '../../src/shared/content/api/guide.ts';
import { apiWordsSchema } from '../../src/shared/content/api/words.ts';
import { communitySchema } from '../../src/shared/content/communities/community.ts';
import { correctionSchema } from '../../src/shared/content/corrections/correction.ts';
import { dangerWordsSchema } from '../../src/shared/content/dangers/words.ts';
import { factsFileSchema } from '../../src/shared/content/facts/fact.ts';
import { faqCategorySchema } from '../../src/shared/content/faq/category.ts';
import { termSchema } from '../../src/shared/content/glossary/term.ts';
import { guideSchema } from '../../src/shared/content/guides/guide.ts';
import { industrySchema } from '../../src/shared/content/industries/industry.ts';
import { legalPageSchema } from '../../src/shared/content/legal/legal-page.ts';
import { postSchema } from '../../src/shared/content/posts/post.ts';
import { repliesFileSchema } from '../../src/shared/content/replies/reply.ts';
import { serviceSchema } from '../../src/shared/content/services/service.ts';
import { testimonialSchema } from '../../src/shared/content/testimonials/testimonial.ts';
import {
  translationLanguages,
  translationPhrasesSchema,
  translationsSchema,
} from '../../src/shared/content/translations/translation.ts';
import { nameSchema } from '../../src/shared/content/types.ts';
import { amountsSchema } from '../../src/shared/lines/amounts/schema.ts';
import { AMOUNTS_FILE } from './amounts.ts';
import { withDataLists } from './data-lists.ts';
import { type Entry, filesBelow, readFiles, readNamed, readOne, readPages } from './files.ts';
import { guideHtml } from './guide-html.ts';
import { apiGuideOutline, communityOutline, faqOutline, guideOutline, legalOutline } from './outlines.ts';
import { readAsked, readDangers, readElsewhere } from './questions.ts';
import { mistakeAt } from './source.ts';
import { readYaml } from './yaml.ts';

/** One kind of content. It is compiled to the module `src/shared/content/generated/{name}.ts`. */
export interface Collection {
  name: string;
  /** The type of an entry and the module it comes from, below `src/shared/content`. */
  type?: { name: string; from: string };
  /** What the module exports, read from the folder `content`; errors are added to `mistakes`. */
  read(root: string, mistakes: string[]): Constant[];
}

/** An exported constant, which the compiler checks against its type. */
export interface Constant {
  name: string;
  type: string;
  value: unknown;
  /** A module of its own, for what isn't needed where the rest is. */
  module?: string;
}

/** Every kind of content. A new file in one of their folders needs no change here. */
export const collections: readonly Collection[] = [
  {
    name: 'answers',
    type: { name: 'AnswersPage', from: 'answers/answer.ts' },
    read(root, mistakes) {
      const pages = filesBelow(root, 'answers', '.yaml').flatMap(
        (file) => readOne(root, file, readYaml, answersPageSchema, mistakes)?.value ?? [],
      );
      const value = pages.map(({ more: _, ...page }) => page);
      const further = pages.flatMap(({ page, more = [] }) =>
        more.map((one) => ({ ...one, id: passageAt(page, one.at) })),
      );
      const byPassage = [...Map.groupBy(further, ({ id }) => id)];
      const says = byPassage.map(([id, of]) => [id, of.map(({ say }) => say)]);
      const asks = byPassage.map(([id, of]) => [id, of.map((one) => one.asks)]);
      const record = (type: string) => `Readonly<Record<string, readonly ${type}[]>>`;
      return [
        { name: 'answers', type: 'readonly AnswersPage[]', value },
        { name: 'furtherAnswers', type: record('string'), value: Object.fromEntries(says), module: 'further-answers' },
        { name: 'asks', type: record('(readonly string[])'), value: Object.fromEntries(asks), module: 'asks' },
      ];
    },
  },
  {
    // Only checked here: the module is written beside the lines, which are loaded without the content (writeAmounts).
    name: 'amounts',
    read(root, mistakes) {
      const facts = readNamed(root, 'facts', factsFileSchema, []).map(({ name }) => name);
      const entries = readNamed(root, AMOUNTS_FILE, amountsSchema, mistakes);
      for (const { name, value, file, lineOf } of entries)
        if (facts.length > 0 && !facts.includes(value.fact))
          mistakes.push(mistakeAt(file, lineOf([name, 'fact']), `${name}.fact: there is no fact "${value.fact}"`));
      return [];
    },
  },
  {
    name: 'api',
    type: { name: 'ApiWords', from: 'api/words.ts' },
    read(root, mistakes) {
      const read = readOne(root, 'api.yaml', readYaml, apiWordsSchema, mistakes);
      return [{ name: 'apiWords', type: 'ApiWords', value: read?.value }];
    },
  },
  {
    name: 'api-changes',
    type: { name: 'ApiChange', from: 'api/guide.ts' },
    read(root, mistakes) {
      const read = readOne(root, 'api-changes.yaml', readYaml, z.array(apiChangeSchema), mistakes);
      return [{ name: 'apiChanges', type: 'readonly ApiChange[]', value: read?.value }];
    },
  },
  {
    name: 'api-guides',
    type: { name: 'ApiGuide', from: 'api/guide.ts' },
    read(root, mistakes) {
      const value = readPages(root, 'api-guides', apiGuideSchema, apiGuideOutline, mistakes)
        .map(({ name, value: { text, ...guide } }) => ({ name, ...guide, html: guideHtml(text) }))
        .sort((one, other) => one.order - other.order);
      return [{ name: 'apiGuides', type: 'readonly ApiGuide[]', value }];
    },
  },
  {
    name: 'asked',
    read: (root, mistakes) => [
      { name: 'asked', type: 'Readonly<Record<string, readonly string[]>>', value: readAsked(root, mistakes) },
    ],
  },
  {
    name: 'communities',
    type: { name: 'Community', from: 'communities/community.ts' },
    read(root, mistakes) {
      const entries = readPages(root, 'communities', communitySchema, communityOutline, mistakes);
      return [list('communities', 'Community', entries, 'slug')];
    },
  },
  {
    name: 'corrections',
    type: { name: 'Correction', from: 'corrections/correction.ts' },
    read(root, mistakes) {
      const read = readOne(root, 'corrections.yaml', readYaml, z.array(correctionSchema), mistakes);
      return [{ name: 'corrections', type: 'readonly Correction[]', value: read?.value }];
    },
  },
  {
    name: 'dangers',
    type: { name: 'DangerWords', from: 'dangers/words.ts' },
    read: (root, mistakes) => [
      list('dangers', 'DangerWords', readFiles(root, 'dangers', dangerWordsSchema, mistakes), 'code'),
    ],
  },
  {
    name: 'elsewhere',
    read: (root, mistakes) => [{ name: 'elsewhere', type: 'readonly string[]', value: readElsewhere(root, mistakes) }],
  },
  {
    name: 'danger-phrases',
    type: { name: 'UrgentMessages', from: 'dangers/urgent.ts' },
    read: (root, mistakes) => [
      {
        name: 'dangerous',
        type: 'UrgentMessages',
        value: readDangers(root, mistakes),
      },
    ],
  },
  {
    name: 'facts',
    type: { name: 'LegalFact', from: 'facts/fact.ts' },
    read: (root, mistakes) => [record('facts', 'LegalFact', readNamed(root, 'facts', factsFileSchema, mistakes))],
  },
  {
    name: 'faq',
    type: { name: 'FaqCategory', from: 'faq/category.ts' },
    read(root, mistakes) {
      const entries = readPages(root, 'faq', faqCategorySchema, faqOutline, mistakes);
      return [list('faq', 'FaqCategory', entries, 'id')];
    },
  },
  {
    name: 'glossary',
    type: { name: 'Term', from: 'glossary/term.ts' },
    read(root, mistakes) {
      const entries = readNamed(root, 'glossary.yaml', z.record(nameSchema, termSchema), mistakes);
      return [record('glossary', 'Term', entries)];
    },
  },
  {
    name: 'guides',
    type: { name: 'Guide', from: 'guides/guide.ts' },
    read: (root, mistakes) => [
      record('guides', 'Guide', readPages(root, 'guides', guideSchema, guideOutline, mistakes)),
    ],
  },
  {
    name: 'industries',
    type: { name: 'Industry', from: 'industries/industry.ts' },
    read(root, mistakes) {
      const entries = readPages(root, 'industries', industrySchema, guideOutline, mistakes);
      return [list('industries', 'Industry', entries, 'id')];
    },
  },
  {
    name: 'legal',
    type: { name: 'LegalPage', from: 'legal/legal-page.ts' },
    read(root, mistakes) {
      const entries = readPages(root, 'legal', legalPageSchema, legalOutline, mistakes);
      return entries.map(({ name, value }) => ({ name, type: 'LegalPage', value: withDataLists(value) }));
    },
  },
  {
    name: 'posts',
    type: { name: 'Post', from: 'posts/post.ts' },
    read(root, mistakes) {
      const entries = readPages(root, 'posts', postSchema, { opening: 'body' }, mistakes);
      return [list('posts', 'Post', entries, 'slug')];
    },
  },
  {
    name: 'replies',
    read(root, mistakes) {
      const value = readOne(root, 'replies.yaml', readYaml, repliesFileSchema, mistakes)?.value;
      const from = "import('../replies/reply.ts')";
      return [
        { name: 'starterReplies', type: `readonly ${from}.StarterReply[]`, value: value?.replies },
        { name: 'followUpPlan', type: `${from}.FollowUpPlan`, value: value?.followUps },
      ];
    },
  },
  {
    name: 'services',
    type: { name: 'ServiceText', from: 'services/service.ts' },
    read(root, mistakes) {
      const entries = readNamed(root, 'services.yaml', z.record(nameSchema, serviceSchema), mistakes);
      return [record('services', 'ServiceText', entries)];
    },
  },
  {
    name: 'testimonials',
    type: { name: 'Testimonial', from: 'testimonials/testimonial.ts' },
    read(root, mistakes) {
      const read = readOne(root, 'testimonials.yaml', readYaml, z.array(testimonialSchema), mistakes);
      return [{ name: 'testimonials', type: 'readonly Testimonial[]', value: read?.value }];
    },
  },
  {
    name: 'translations',
    read(root, mistakes) {
      const files = translationLanguages.map((language) => `translations/${language}.yaml`);
      const value = files.flatMap((file) => readOne(root, file, readYaml, translationsSchema, mistakes)?.value ?? []);
      const phrases = readOne(root, 'translations/phrases.yaml', readYaml, translationPhrasesSchema, mistakes);
      const from = "import('../translations/translation.ts')";
      return [
        { name: 'translations', type: `readonly ${from}.Translations[]`, value },
        { name: 'translationPhrases', type: `${from}.TranslationPhrases`, value: phrases?.value },
      ];
    },
  },
];

/** Entries as a list, each with its name as a field. */
function list(name: string, type: string, entries: readonly Entry[], field: string): Constant {
  return {
    name,
    type: `readonly ${type}[]`,
    value: entries.map((entry) => ({ [field]: entry.name, ...entry.value })),
  };
}

/** Entries by name. The type lists the names, so that a reference to an unknown one does not compile. */
function record(name: string, type: string, entries: readonly Entry[]): Constant {
  const names = entries.map((entry) => `'${entry.name}'`).join(' | ') || 'never';
  return {
    name,
    type: `Readonly<Record<${names}, ${type}>>`,
    value: Object.fromEntries(entries.map((entry) => [entry.name, entry.value])),
  };
}

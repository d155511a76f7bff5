/** What the site says, as other systems read it: kinds of insurance, places, questions and articles, each with its address. */
import { z } from 'zod';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { pageFields, pageSchemaOf } from '#shared/platform/pages.ts';
import { faqCategories } from './faq/registry.ts';
import { type PostCategory, postCategories } from './posts/post.ts';

const urlSchema = z.string().meta({ format: 'uri', description: 'Its page on our website' });
const dayOf = (description: string) => z.string().meta({ format: 'date', description });
const stringsOf = (description: string) => z.array(z.string()).meta({ description });

export const aboutSchema = z.object({
  name: z.string().meta({ description: 'The business that runs this website' }),
  notice: z.string().meta({ description: 'What it is not' }),
  region: z.string().meta({ description: 'Where the requests come from that its brokers may take' }),
  email: z.string(),
  postalAddress: z.string(),
  privacyOfficer: z.string().meta({ description: 'Who answers for personal information, at `privacyEmail`' }),
  privacyEmail: z.string(),
  pages: z
    .array(z.object({ title: z.string(), url: z.string().meta({ format: 'uri' }) }))
    .meta({ description: 'Where a person reads more' }),
});
export type About = z.infer<typeof aboutSchema>;

export const listContentInputSchema = z.object(pageFields);
export type ListContentInput = z.infer<typeof listContentInputSchema>;

export const insuranceTypeSchema = z
  .object({
    id: caseTypeSchema.meta({ description: 'The line of insurance. New ones may be added' }),
    name: z.string().meta({ description: 'As visitors read it' }),
    description: z.string().meta({ description: 'What it is for, in one sentence' }),
    features: stringsOf('What its guide explains'),
    coverages: stringsOf('The coverages people ask for'),
    about: z.string().meta({ description: 'What it insures and what to ask, in a few sentences' }),
    url: urlSchema,
    quoteFormUrl: z.string().meta({ format: 'uri', description: 'Its questions, as JSON Schema' }),
  })
  .meta({ id: 'InsuranceType', description: 'A kind of insurance that the site explains' });
export type InsuranceType = z.infer<typeof insuranceTypeSchema>;
export const insuranceTypeListSchema = pageSchemaOf(insuranceTypeSchema);

export const locationSchema = z
  .object({
    id: z.string().meta({ description: 'Identifies the place; the end of its address' }),
    name: z.string().meta({ description: 'The name of the place' }),
    kind: z.enum(['city', 'community']).meta({ description: 'Its legal status: not every community is a city' }),
    description: z.string().meta({ description: 'What matters for insurance there, in one or two sentences' }),
    population: z
      .object({
        count: z.int().meta({ description: 'How many people live there' }),
        year: z.int().meta({ description: 'The year they were counted' }),
      })
      .meta({ description: 'The last count' }),
    postalPrefixes: stringsOf('The first three characters of its postal codes, or ranges of them: `T2A to T3S`'),
    neighbours: stringsOf('Places nearby'),
    reviewed: dayOf('The day the page was last checked'),
    url: urlSchema,
  })
  .meta({ id: 'Location', description: 'A place in Alberta with its own page' });
export type Location = z.infer<typeof locationSchema>;
export const locationListSchema = pageSchemaOf(locationSchema);

const subjects = faqCategories.map(({ id }) => id);
const subjectSchema = z.enum(subjects, 'Choose a subject of the questions');

export const listFaqsInputSchema = z.object({
  ...pageFields,
  subject: subjectSchema.optional().meta({ description: 'Only questions about this subject. New ones may be added' }),
  line: caseTypeSchema.optional().meta({ description: 'Only questions about this line of insurance' }),
});
export type ListFaqsInput = z.infer<typeof listFaqsInputSchema>;

export const faqSchema = z
  .object({
    id: z.string().meta({ description: 'Identifies the question; its anchor on the page' }),
    subject: subjectSchema.nullable().meta({
      description: 'The page of questions it is on; null for one on the page of its line. New ones may be added',
    }),
    line: caseTypeSchema
      .nullable()
      .meta({ description: 'The line of insurance, if it is about one. New ones may be added' }),
    question: z.string().meta({ description: 'The question' }),
    answer: z
      .string()
      .meta({ description: 'The answer as plain text. Facts that change over time are those of today' }),
    url: urlSchema,
  })
  .meta({ id: 'Faq', description: 'A question people ask, with its answer' });
export type Faq = z.infer<typeof faqSchema>;
export const faqListSchema = pageSchemaOf(faqSchema);

const categorySchema = z.enum(Object.keys(postCategories) as PostCategory[], 'Choose a category of the articles');

export const listPostsInputSchema = z.object({
  ...pageFields,
  category: categorySchema.optional().meta({ description: 'Only articles of this category' }),
});
export type ListPostsInput = z.infer<typeof listPostsInputSchema>;

export const postSummarySchema = z
  .object({
    slug: z.string().meta({ description: 'Identifies the article; the end of its address' }),
    title: z.string().meta({ description: 'The title of the article' }),
    summary: z.string().meta({ description: 'Its first sentences' }),
    category: categorySchema.meta({ description: 'What it is about' }),
    date: dayOf('The day it was published'),
    modified: dayOf('The day its text last changed'),
    url: urlSchema,
  })
  .meta({ id: 'PostSummary', description: 'An article, with its first sentences and its address' });
export type PostSummary = z.infer<typeof postSummarySchema>;
export const postListSchema = pageSchemaOf(postSummarySchema);

import { z } from 'zod';
import { checklistSchema, daySchema, proseSchema, relatedSchema, reviewerSchema, sourceSchema } from '../types.ts';

export const postCategories = {
  auto: 'Auto',
  home: 'Home and property',
  business: 'Business',
  'life-and-travel': 'Life, travel and visitors',
  'getting-started': 'Getting started',
} as const;
export type PostCategory = keyof typeof postCategories;

/** An article as its file describes it. Its first 160 characters are its description (spec §1), so its first sentences must be short. */
export const postSchema = z
  .strictObject({
    title: z.string().min(1),
    category: z.enum(Object.keys(postCategories) as PostCategory[]),
    /** The name of an illustration; defaults to that of the category. */
    picture: z.string().optional(),
    keywords: z.array(z.string().min(1)).readonly(),
    /** The day it first appeared on this website: no earlier than the first commit of its file. */
    published: daySchema,
    /** The last substantive change; the same as `published` for a text that has not changed since. */
    modified: daySchema,
    reviewed: daySchema,
    reviewedBy: reviewerSchema.optional(),
    /** 700 words or more, with `## headings`. The first paragraph gives the answer. */
    body: proseSchema,
    checklist: checklistSchema.optional(),
    sources: z.array(sourceSchema).readonly(),
    related: relatedSchema,
  })
  // The name would vouch for sentences that the person has not read.
  .refine(({ reviewedBy, modified }) => !reviewedBy || reviewedBy.date >= modified, {
    path: ['reviewedBy', 'date'],
    message: 'the text has changed since it was reviewed: ask for another review, or remove reviewedBy',
  });

/** An article with its address: `/blog/{slug}`, from its file name. */
export type Post = z.output<typeof postSchema> & { slug: string };

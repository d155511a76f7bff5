import { z } from 'zod';
import { checklistSchema, daySchema, proseSchema, relatedSchema, sourceSchema } from '../types.ts';

export const postCategories = {
  auto: 'Auto',
  home: 'Home and property',
  business: 'Business',
  'life-and-travel': 'Life, travel and visitors',
  'getting-started': 'Getting started',
} as const;
export type PostCategory = keyof typeof postCategories;

/** Who is responsible for a text: an editorial desk, not an invented person. */
export const authors = {
  auto: { name: 'Auto desk', role: 'Editors for auto insurance' },
  property: { name: 'Property desk', role: 'Editors for homes and weather' },
  business: { name: 'Business desk', role: 'Editors for business insurance' },
  people: { name: 'People desk', role: 'Editors for life, travel and newcomers' },
} as const;
export type Author = keyof typeof authors;

/** An article as its file describes it. Its first 160 characters are its description (spec §1), so its first sentences must be short. */
export const postSchema = z.strictObject({
  title: z.string().min(1),
  author: z.enum(Object.keys(authors) as Author[]),
  category: z.enum(Object.keys(postCategories) as PostCategory[]),
  /** The name of an illustration; defaults to that of the category. */
  picture: z.string().optional(),
  keywords: z.array(z.string().min(1)).readonly(),
  published: daySchema,
  /** The last substantive change; the same as `published` for a text that never changed. */
  modified: daySchema,
  reviewed: daySchema,
  /** 700 words or more, with `## headings`. The first paragraph gives the answer. */
  body: proseSchema,
  checklist: checklistSchema.optional(),
  sources: z.array(sourceSchema).readonly(),
  related: relatedSchema,
});

/** An article with its address: `/blog/{slug}`, from its file name. */
export type Post = z.output<typeof postSchema> & { slug: string };

import { z } from 'zod';
import { daySchema } from '../types.ts';

/** A page for people who connect a system: one task, in order. Its calls are sent, and its answers compared, by tests/api/api-guides.test.ts. */
export const apiGuideSchema = z.strictObject({
  title: z.string().min(1),
  /** One sentence, for the list of guides. */
  description: z.string().min(12),
  /** Where it is in that list: lower first. */
  order: z.int().positive(),
  /** Markdown. `{{url}}` is the address of the site. */
  text: z.string().min(1),
});

/** As it is compiled: the text has become HTML. */
export type ApiGuide = Omit<z.output<typeof apiGuideSchema>, 'text'> & { name: string; html: string };

/** A change that integrators can notice, newest first in content/api-changes.yaml. */
export const apiChangeSchema = z.strictObject({
  /** Names it in the feed, and never changes. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  day: daySchema,
  kind: z.enum(['added', 'changed', 'deprecated', 'removed']),
  title: z.string().min(1),
  text: z.string().min(12),
});
export type ApiChange = z.output<typeof apiChangeSchema>;

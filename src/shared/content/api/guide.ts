import { z } from 'zod';
import { nextMonth } from '../../platform/time/days.ts';
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

/** How early a break is announced, in months. Promised in content/api-guides/changes.md. */
export const NOTICE_MONTHS = 6;

/** A change that integrators can notice, newest first in content/api-changes.yaml. `npm run api:diff` holds it against the document. */
export const apiChangeSchema = z
  .strictObject({
    /** Names it in the feed, and never changes. */
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    /** Of the document from here on: the second number counts additions, the first breaks. */
    version: z.string().regex(/^[1-9]\d*\.\d+\.\d+$/),
    day: daySchema,
    /** `security`: a call is refused at once, because it would be dangerous. */
    kind: z.enum(['added', 'changed', 'deprecated', 'removed', 'security']),
    title: z.string().min(1),
    text: z.string().min(12),
    /** The day on which what it announces stops working. */
    ends: daySchema.optional(),
    /** Operations that end as a whole, such as `GET /api/things/{id}`: their answers say so from now on. */
    operations: z
      .array(z.string().regex(/^[A-Z]+ \/api\/\S+$/))
      .readonly()
      .default([]),
    /** The breaks that it announces, as `npm run api:diff` names them, or how those names begin. */
    breaks: z.array(z.string().min(1)).readonly().default([]),
  })
  .superRefine(({ kind, day, ends, operations, breaks }, ctx) => {
    const mistake = (message: string) => ctx.addIssue({ code: 'custom', message });
    const earliest = Array.from({ length: NOTICE_MONTHS }).reduce<string>((until) => nextMonth(until), day);
    if (ends && ends < earliest) mistake(`It may not end before ${earliest}, ${NOTICE_MONTHS} months after its day.`);
    if (kind === 'deprecated' && !ends) mistake('Say on which day it ends.');
    if ((operations.length > 0 || breaks.length > 0) && !ends && kind !== 'security')
      mistake('What breaks is announced with the day on which it ends.');
  });
export type ApiChange = z.output<typeof apiChangeSchema>;

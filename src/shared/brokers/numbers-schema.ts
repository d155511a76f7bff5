/** A broker's performance over a period that ends today. */
import { z } from 'zod';
import { idSchema } from '#shared/platform/fields.ts';

export const numbersDaysSchema = z.literal([30, 90, 365], 'Choose 30, 90 or 365 days');
export type NumbersDays = z.infer<typeof numbersDaysSchema>;

/** One's own numbers; administrators may ask for any broker's. */
export const brokerNumbersInputSchema = z.object({ days: numbersDaysSchema, brokerId: idSchema.optional() });
export type BrokerNumbersInput = z.infer<typeof brokerNumbersInputSchema>;

export const numbersPeriodSchema = z.object({
  /** The first day of the week or month. */
  startsOn: z.string().meta({ format: 'date' }),
  won: z.int(),
  lost: z.int(),
  withdrawn: z.int(),
  medianFirstReplyMinutes: z.int().nullable(),
});

export const brokerNumbersSchema = z.object({
  days: numbersDaysSchema,
  openNow: z.int(),
  won: z.int(),
  lost: z.int(),
  withdrawn: z.int(),
  /** In business minutes, from accepting a request to the first reply. */
  medianFirstReplyMinutes: z.int().nullable(),
  firstReplies: z.int(),
  lostReasons: z.array(z.object({ reason: z.string(), count: z.int() })),
  step: z.enum(['week', 'month']),
  periods: z.array(numbersPeriodSchema),
});
export type BrokerNumbers = z.infer<typeof brokerNumbersSchema>;

/** The owner's view of the questionnaires: how many people start, how far they get, and how long it takes. Counts only. */
import { z } from 'zod';
import { chartDays } from '#shared/cases/charts.ts';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { questionSetSchema } from '#shared/lines/question-sets.ts';
import { dateTimeSchema } from '#shared/platform/fields.ts';

export const intakeInputSchema = z.object({
  days: z.literal([...chartDays], 'Choose 30, 90 or 365 days'),
  line: caseTypeSchema.optional().meta({ description: 'Only this line of insurance, with its steps' }),
});
export type IntakeInput = z.infer<typeof intakeInputSchema>;

const totals = {
  set: questionSetSchema,
  started: z.int(),
  sent: z.int(),
  left: z.int().meta({ description: 'Not sent, and unchanged for a day' }),
  open: z.int().meta({ description: 'Not sent yet, and changed within a day' }),
  measured: z.int().meta({ description: 'Of those sent, how many were saved before, so that their time is known' }),
  medianMinutes: z
    .number()
    .nullable()
    .meta({ description: 'From the first save to sending, to a tenth; null below five measured requests' }),
};

const position = { set: questionSetSchema, title: z.string(), left: z.int(), open: z.int() };

export const intakeSchema = z.object({
  /** Null before anything was counted. */
  asOf: dateTimeSchema.nullable(),
  from: z.string().meta({ format: 'date' }),
  to: z.string().meta({ format: 'date' }),
  sets: z.array(z.object(totals)),
  lines: z.array(
    z.object({
      line: caseTypeSchema,
      ...totals,
      saidMinutes: z.int().meta({ description: 'What the questionnaire says it takes' }),
    }),
  ),
  steps: z
    .array(
      z.object({
        ...position,
        id: z.string(),
        reached: z.int().meta({ description: 'Got at least this far, or sent their request' }),
      }),
    )
    .meta({ description: 'With a line: its screens in order, for each set' }),
  leaving: z
    .array(z.object({ line: caseTypeSchema, ...position }))
    .meta({ description: 'Without a line: the screens where most people leave' }),
});
export type Intake = z.infer<typeof intakeSchema>;

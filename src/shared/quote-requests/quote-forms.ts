/** The questionnaires as other systems read them: which lines have one, and the JSON Schema of the answers that a request takes. */
import { z } from 'zod';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { questionSetSchema } from '#shared/lines/question-sets.ts';
import { pageFields, pageSchemaOf } from '#shared/platform/pages.ts';

const versionSchema = z
  .int()
  .meta({ description: 'The version of the questionnaire; a change of a question makes another' });
const lineSchema = caseTypeSchema.meta({ description: 'The line of insurance. New ones may be added' });
const effectiveSchema = z.string().meta({ format: 'date', description: 'The first day this version is asked' });
const versionsSchema = z.array(z.int()).meta({ description: 'Every version that was published, oldest first' });

export const listQuoteFormsInputSchema = z.object(pageFields);
export type ListQuoteFormsInput = z.infer<typeof listQuoteFormsInputSchema>;

export const quoteFormSummarySchema = z
  .object({
    line: lineSchema,
    name: z.string().meta({ description: 'The line as visitors read it' }),
    description: z.string().meta({ description: 'What it insures, in one sentence' }),
    version: versionSchema,
    effectiveFrom: effectiveSchema,
    versions: versionsSchema,
    minutes: z
      .object({
        short: z.int().meta({ description: 'For the questions that suffice to call back' }),
        full: z.int().meta({ description: 'For all questions' }),
      })
      .meta({ description: 'How long it takes most people' }),
    url: z.string().meta({ format: 'uri', description: 'Where the questions are' }),
    pageUrl: z.string().meta({ format: 'uri', description: 'Where a person answers them on our website' }),
  })
  .meta({ id: 'QuoteFormSummary', description: 'A line of insurance that people can ask a quote for' });
export const quoteFormListSchema = pageSchemaOf(quoteFormSummarySchema);

export const quoteFormInputSchema = z.object({
  line: z
    .string('Name a line of insurance')
    .max(100, 'Name a line of insurance')
    .meta({ description: 'The `line` of an entry of `/api/quote-forms`' }),
  version: z
    .int('Send the number of a version')
    .min(1, 'Send the number of a version')
    .optional()
    .meta({ description: 'An earlier version; today’s unless this says otherwise' }),
  set: questionSetSchema.optional().meta({
    description: 'The few questions that let a broker call back, or all of them: `full`, unless this says otherwise',
  }),
});
export type QuoteFormInput = z.infer<typeof quoteFormInputSchema>;

const valueSchema = z.union([z.string(), z.number(), z.boolean()]);
const conditionSchema = z
  .object({
    question: z
      .string()
      .optional()
      .meta({ description: 'The id of the question that decides, in the row or outside it' }),
    equals: valueSchema.optional().meta({ description: 'It was answered so, or this is among what was chosen' }),
    oneOf: z.array(valueSchema).optional().meta({ description: 'It was answered with one of these' }),
    atLeast: z.number().optional().meta({ description: 'The number is this or more, or there are so many entries' }),
    answered: z.boolean().optional().meta({ description: 'Whether it was answered, other than with “not sure”' }),
    get all() {
      return z.array(conditionSchema).optional().meta({ description: 'Every one of these holds' });
    },
    get any() {
      return z.array(conditionSchema).optional().meta({ description: 'One of these holds' });
    },
    get not() {
      return conditionSchema.optional();
    },
  })
  .meta({
    id: 'Condition',
    description:
      'One question and one comparison, or several conditions in `all`, `any` or `not`. A question that isn’t asked counts as not answered.',
  });

export const askedSchema = z
  .object({
    words: z.string().meta({ description: 'The condition as a sentence' }),
    when: conditionSchema,
  })
  .meta({ id: 'Asked', description: 'When a question is asked. It must be answered only then' });

const shiftSchema = z.object({
  years: z.int().optional().meta({ description: 'Years later; negative for earlier' }),
  months: z.int().optional().meta({ description: 'Months later; negative for earlier' }),
  days: z.int().optional().meta({ description: 'Days later; negative for earlier' }),
});
const dateBoundSchema = z
  .object({
    date: z.string().optional().meta({ description: 'A fixed day, as YYYY-MM-DD' }),
    fromToday: shiftSchema.optional().meta({ description: 'This long from today in Alberta; `{}` is today' }),
    fromQuestion: z
      .string()
      .optional()
      .meta({ description: 'The id of an earlier question with a date, month or year' }),
    years: z.int().optional().meta({ description: 'How many years after the answer to `fromQuestion`' }),
  })
  .meta({
    id: 'DateBound',
    description: 'A limit of a date, a month or a year; no limit while its question has no answer',
  });

export const questionNotesSchema = z
  .object({
    code: z.string().meta({ description: 'Identifies the question for good, even when its words change' }),
    step: z.string().optional().meta({ description: 'The id of its step; left out inside a row' }),
    set: questionSetSchema.meta({ description: '`short` belongs to both sets, `full` only to all questions' }),
    required: z.boolean().meta({ description: 'It must be answered whenever it is asked' }),
    sensitivity: z.enum(['S1', 'S2', 'S3', 'S4']).meta({
      description:
        'S1 contact and plain facts, S2 identity, S3 claims, convictions, finances and VIN, S4 health, criminal and immigration matters. S3 and S4 are encrypted and shown to fewer people',
    }),
    why: z.string().meta({ description: 'Why it is asked, for the person who answers' }),
    asked: askedSchema.optional().meta({ description: 'Left out for a question that is always asked' }),
    unit: z.string().optional().meta({ description: 'What the number counts; `cents` for an amount of money' }),
    earliest: dateBoundSchema.optional().meta({ description: 'The first day, month or year that is accepted' }),
    latest: dateBoundSchema.optional().meta({ description: 'The last day, month or year that is accepted' }),
  })
  .meta({
    id: 'QuestionNotes',
    description: 'What is known about a question beyond its JSON Schema, and the rules that JSON Schema can’t express',
  });
export type QuestionNotes = z.infer<typeof questionNotesSchema>;

export const questionSchema = z
  .looseObject({
    title: z.string().meta({ description: 'The question' }),
    description: z.string().optional().meta({ description: 'Help with answering it' }),
    'x-question': questionNotesSchema,
  })
  .meta({ id: 'Question', description: 'The JSON Schema of one answer. The fields of a row are inside `items`' });

export const quoteFormSchema = z
  .object({
    line: lineSchema,
    name: z.string().meta({ description: 'The line as visitors read it' }),
    version: versionSchema,
    versions: versionsSchema,
    isCurrent: z.boolean().meta({ description: 'This is the version that is asked today' }),
    effectiveFrom: effectiveSchema,
    set: questionSetSchema.meta({
      description: 'Which questions these are. The first versions have no short set and answer with all',
    }),
    title: z.string().meta({ description: 'The heading of the form' }),
    intro: z.string().meta({ description: 'What people read before they begin' }),
    steps: z
      .array(
        z.object({
          id: z.string().meta({ description: 'Identifies the step within the form' }),
          title: z.string().meta({ description: 'The heading of the step' }),
          questions: z.array(z.string()).meta({ description: 'The ids of its questions, in order' }),
        }),
      )
      .meta({ description: 'The questions in the order in which people are asked' }),
    schema: z
      .looseObject({
        $schema: z.string().meta({ description: 'JSON Schema 2020-12' }),
        $id: z.string().meta({ format: 'uri', description: 'Names this version and set' }),
        title: z.string().meta({ description: 'The heading of the form' }),
        type: z.literal('object').meta({ description: 'Answers are an object, by the ids of their questions' }),
        properties: z.record(z.string(), questionSchema).meta({ description: 'The questions, by id' }),
        required: z.array(z.string()).meta({ description: 'The questions that are always asked and must be answered' }),
        $defs: z.record(z.string(), z.looseObject({})).meta({ description: 'The parts that several questions share' }),
      })
      .meta({
        description:
          'The JSON Schema of the answers. What we accept is valid by it once answers to questions that aren’t asked are left out. What is valid by it we refuse only for what `x-question` says beside it: a question that is asked isn’t answered, or a date is out of its limits.',
      }),
  })
  .meta({ id: 'QuoteForm', description: 'The questions of a line, and the JSON Schema of their answers' });
export type QuoteForm = z.infer<typeof quoteFormSchema>;

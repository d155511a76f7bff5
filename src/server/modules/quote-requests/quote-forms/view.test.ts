/** The published JSON Schema and the checker of answers agree, for every version of every questionnaire. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineIds } from '#shared/lines/ids.ts';
import { versionsOf } from '#shared/lines/questionnaires.ts';
import { validateAnswers } from '#shared/lines/rules.ts';
import { formOf } from '#shared/lines/short-form.ts';
import {
  type AnswerableQuestion,
  type QuestionSet,
  type QuoteDefinition,
  TELL_BROKER,
  UNKNOWN,
} from '#shared/lines/types.ts';
import { type QuoteForm, quoteFormSchema } from '#shared/quote-requests/quote-forms.ts';
import { answerEverything } from '../../../../../tests/support/valid-answers.ts';
import { answersJsonSchema } from './view.ts';

const today = '2026-11-26';
const address = 'https://coverbridge.example/api/quote-forms';

type Values = Record<string, unknown>;
type Form = {
  name: string;
  definition: QuoteDefinition;
  set: QuestionSet;
  schema: QuoteForm['schema'];
  accepts: (answers: unknown) => boolean;
};

const forms: Form[] = lineIds.flatMap((line) =>
  versionsOf(line).flatMap((definition) =>
    (['short', 'full'] as const).flatMap((set) => {
      const form = formOf(definition, set);
      if (form.steps.length === 0) return [];
      const schema = answersJsonSchema(form, address);
      // Strict, so that a partner's Ajv has nothing to complain about.
      const ajv = new Ajv2020({ strict: true });
      addFormats.default(ajv);
      ajv.addKeyword('x-question');
      const accepts = ajv.compile(schema) as (answers: unknown) => boolean;
      return [{ name: `${line} ${definition.version} ${set}`, definition, set, schema, accepts }];
    }),
  ),
);

const issuesOf = ({ definition, set }: Form, answers: unknown) => validateAnswers(definition, answers, today, set);
const questionsOf = ({ definition, set }: Form) =>
  formOf(definition, set).steps.flatMap(({ questions }) => questions.filter((one) => one.type !== 'info'));

/** Values that no visitor could send by this form. */
function wrongFor(question: AnswerableQuestion): unknown[] {
  const unsure = [question.allowUnknown ? [] : [UNKNOWN], question.allowTellBroker ? [] : [TELL_BROKER]].flat();
  const values = (): unknown[] => {
    switch (question.type) {
      case 'text':
        return [7, 'x'.repeat((question.maxLength ?? 200) + 1), 'a\u0000b', ['x']];
      case 'longText':
        return [7, 'x'.repeat(2_001), 'a\u0007b'];
      case 'name':
        return ['A', 'x'.repeat(201), 'Ava\nStone', true];
      case 'email':
        return ['ava', 'ava@', '@example.com', 12];
      case 'phone':
        return ['403', '403-555-0142 ext', '(   )   ++++', 4_035_550_142];
      case 'postalAB':
        return ['T2P', 'T2P 1J', 'D2P 1J9', 'O2P 1J9', 12];
      case 'vin':
        return ['1HGCM82633A00435', '1HGCM82633A00435O', 'IHGCM82633A004352', 1];
      case 'bool':
        return ['true', 1, 'yes'];
      case 'choice':
        return ['no such answer', 1, question.options.map(({ value }) => value)];
      case 'multi': {
        const [first, second] = question.options.map(({ value }) => value);
        const alone = question.options.find(({ exclusive }) => exclusive)?.value;
        const other = question.options.find(({ exclusive }) => !exclusive)?.value;
        return [['no such answer'], first, [first, first], [second, 1], ...(alone ? [[other, alone]] : [])];
      }
      case 'int':
      case 'money':
      case 'percent':
        return ['12', 1.5, (question.min ?? 0) - 1, (question.max ?? Number.MAX_SAFE_INTEGER) + 1];
      case 'year':
        return ['2019', 99, 20_190, 2019.5];
      case 'month':
        return ['2026-13', '2026-1', '2026-11-01', 2026];
      case 'date':
        return ['2026-02-29', '2026-2-1', '26-01-01', 20_260_101];
      case 'address':
        return ['12 Elm Street', { street: '12 Elm Street' }, { street: 'x'.repeat(201), city: 'Red Deer' }];
      default:
        return ['one', [...Array(question.max + 1)].map(() => ({}))];
    }
  };
  return [...values(), ...unsure, { an: 'object' }];
}

describe.each(forms)('$name', (form) => {
  const valid = fc.gen().map((g) => answerEverything(g, form.definition, form.set, today));
  const runs = { numRuns: 25 };

  it('whatever the checker accepts is valid by the schema, as it was sent and as it is kept', () => {
    fc.assert(
      fc.property(valid, (answers) => {
        const checked = issuesOf(form, answers);
        expect(checked.issues).toEqual([]);
        expect(form.accepts(answers)).toBe(true);
        expect(form.accepts(checked.answers)).toBe(true);
      }),
      runs,
    );
  });

  it('what the schema accepts is refused only for what is said beside the question', () => {
    const changed = fc.tuple(valid, valid, fc.infiniteStream(fc.nat(5))).map(([one, other, chances]) => {
      const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
      return Object.fromEntries(
        keys.flatMap((key) => {
          const chance = Number(chances.next().value);
          const value = chance === 0 ? undefined : chance < 3 ? other[key] : one[key];
          return value === undefined ? [] : [[key, value]];
        }),
      );
    });
    fc.assert(
      fc.property(changed, (answers) => {
        if (!form.accepts(answers)) return;
        for (const { path } of issuesOf(form, answers).issues) {
          const [id = '', , field] = path.split('.');
          const group = form.schema.properties[id] as QuoteForm['schema']['properties'][string];
          const fields = (group.items as { properties?: QuoteForm['schema']['properties'] } | undefined)?.properties;
          const { asked, earliest, latest } = (field ? fields?.[field] : group)?.['x-question'] ?? {};
          expect(asked ?? earliest ?? latest, path).toBeDefined();
        }
      }),
      runs,
    );
  });

  it('both refuse a wrong answer', () => {
    fc.assert(
      fc.property(valid, (answers) => {
        for (const question of questionsOf(form).filter(({ id }) => id in answers))
          for (const wrong of wrongFor(question)) {
            const given = { ...answers, [question.id]: wrong };
            const what = `${question.id}: ${JSON.stringify(wrong)?.slice(0, 80)}`;
            const refused = issuesOf(form, given).issues.some(({ path }) => path.split('.')[0] === question.id);
            expect([what, refused, form.accepts(given)]).toEqual([what, true, false]);
          }
      }),
      { numRuns: 3 },
    );
  });

  it('both refuse a wrong answer in a row', () => {
    fc.assert(
      fc.property(valid, (answers) => {
        for (const group of questionsOf(form)) {
          if (group.type !== 'repeatGroup') continue;
          const [row] = (answers[group.id] ?? []) as Values[];
          if (!row) continue;
          for (const field of group.questions) {
            if (field.type === 'info' || !(field.id in row)) continue;
            if (form.set === 'short' && !field.short) continue;
            for (const wrong of wrongFor(field)) {
              const given = { ...answers, [group.id]: [{ ...row, [field.id]: wrong }] };
              const path = `${group.id}.0.${field.id}`;
              const what = `${path}: ${JSON.stringify(wrong)?.slice(0, 80)}`;
              const refused = issuesOf(form, given).issues.some((issue) => issue.path.startsWith(path));
              expect([what, refused, form.accepts(given)]).toEqual([what, true, false]);
            }
          }
        }
      }),
      { numRuns: 3 },
    );
  });

  it('both demand what is always asked', () => {
    fc.assert(
      fc.property(valid, (answers) => {
        for (const id of form.schema.required) {
          const { [id]: _left, ...others } = answers;
          expect([id, form.accepts(others)]).toEqual([id, false]);
          expect(issuesOf(form, others).issues.map(({ path }) => path)).toContain(id);
        }
      }),
      { numRuns: 3 },
    );
  });

  it('is described as the API describes it, and names every question that a condition or a limit refers to', () => {
    const { properties } = form.schema;
    expect(quoteFormSchema.shape.schema.parse(form.schema)).toEqual(form.schema);
    const text = JSON.stringify(form.schema);
    expect(text).not.toContain('it applies to you');
    for (const [, id = ''] of text.matchAll(/"(?:question|fromQuestion)":"(\w+)"/g))
      expect(id in properties || text.includes(`"${id}":{"title"`), id).toBe(true);
  });
});

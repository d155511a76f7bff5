/** The questions of a line as blocks of a form on paper: numbered, with their conditions in words and room for the answers. */
import type { Blank, QuestionBlock } from '#server/platform/pdf/blanks.ts';
import type { Block } from '#server/platform/pdf/print.ts';
import { conditionWords, type NumberOf, onlyIf } from '#shared/lines/condition-words.ts';
import type {
  AnswerableQuestion,
  Condition,
  Question,
  QuoteDefinition,
  RepeatGroupQuestion,
  RowQuestion,
  Step,
} from '#shared/lines/types.ts';

/** A group with few short questions is a table; rows of others are printed one after another. */
const MOST_COLUMNS = 5;
const MOST_ROWS = 6;

const numberedIn = ({ questions }: Pick<Step, 'questions'>) => questions.filter(({ type }) => type !== 'info');

/** The number of each question, counted through the form; those of a row follow their group: 12.3. */
export function numbersOf({ steps }: QuoteDefinition): NumberOf {
  const questions = steps.flatMap(numberedIn) as AnswerableQuestion[];
  const numbers = new Map(questions.map((question, index) => [question.id, { number: String(index + 1), question }]));
  for (const { number, question: group } of [...numbers.values()])
    if (group.type === 'repeatGroup')
      for (const [index, question] of (numberedIn(group) as RowQuestion[]).entries())
        numbers.set(question.id, { number: `${number}.${index + 1}`, question });
  return (id) => numbers.get(id);
}

function blankFor(question: RowQuestion): Blank {
  switch (question.type) {
    case 'bool':
      return { kind: 'boxes', options: ['Yes', 'No'] };
    case 'choice':
    case 'multi':
      return { kind: 'boxes', options: question.options.map(({ label }) => label) };
    case 'longText':
      return { kind: 'lines', count: 3 };
    case 'date':
      return {
        kind: 'parts',
        parts: ['Month', 'Day', 'Year'].map((caption, index) => ({ caption, share: [4, 2, 3][index] ?? 1 })),
      };
    case 'month':
      return {
        kind: 'parts',
        parts: [
          { caption: 'Month', share: 4 },
          { caption: 'Year', share: 3 },
        ],
      };
    case 'address':
      return {
        kind: 'parts',
        parts: [
          { caption: 'Street address', share: 8 },
          { caption: 'Unit', share: 2 },
          { caption: 'City or town', share: 5 },
        ],
      };
    case 'email':
    case 'vin':
      return { kind: 'lines', count: 1 };
    case 'text':
      return (question.maxLength ?? 200) > 60 ? { kind: 'lines', count: 1 } : { kind: 'line' };
    case 'money':
      return { kind: 'line', before: '$' };
    case 'percent':
      return { kind: 'line', after: '%' };
    case 'int':
      return question.unit ? { kind: 'line', after: question.unit } : { kind: 'line' };
    default:
      return { kind: 'line' };
  }
}

const unsureBoxes = ({ allowUnknown, allowTellBroker }: AnswerableQuestion) => [
  ...(allowUnknown ? ['I’m not sure'] : []),
  ...(allowTellBroker ? ['I’ll tell the broker'] : []),
];

/** Starred questions are those of the short set. */
const starred = (number: string, { short }: AnswerableQuestion) => (short ? `${number}*` : number);

function questionBlock(question: RowQuestion, numberOf: NumberOf): QuestionBlock {
  const blank = blankFor(question);
  const unsure = unsureBoxes(question);
  const one = blank.kind === 'boxes' ? { ...blank, options: [...blank.options, ...unsure] } : blank;
  const several = question.type === 'multi' && !question.help?.includes('all that apply') && 'Tick all that apply.';
  return {
    kind: 'question',
    number: starred(numberOf(question.id)?.number ?? '', question),
    label: question.label,
    condition: question.showIf && onlyIf(question.showIf, numberOf),
    help: [question.help, several].filter(Boolean).join(' ') || undefined,
    blank: one,
    ...(blank.kind !== 'boxes' && unsure.length > 0 && { instead: unsure }),
  };
}

function isTable({ questions }: RepeatGroupQuestion): boolean {
  const fits = (question: RowQuestion) =>
    !question.showIf && question.type !== 'multi' && question.type !== 'longText' && question.type !== 'address';
  return questions.length <= MOST_COLUMNS && questions.every((question) => question.type !== 'info' && fits(question));
}

/** In the head of a column: the question, and what to choose from. */
function columnLabel(question: RowQuestion): string {
  if (question.type === 'bool') return `${question.label} (yes or no)`;
  if (question.type === 'date') return `${question.label} (month, day, year)`;
  if (question.type === 'month') return `${question.label} (month, year)`;
  if (question.type === 'money') return `${question.label} ($)`;
  if ('options' in question) return `${question.label} (${question.options.map(({ label }) => label).join(' / ')})`;
  return 'unit' in question && question.unit ? `${question.label} (${question.unit})` : question.label;
}

/** The rows of a group, each on its own lines or in a table. */
function groupBlocks(group: RepeatGroupQuestion, numberOf: NumberOf): Block[] {
  const number = numberOf(group.id)?.number ?? '';
  const table = isTable(group);
  const rows = Math.min(group.max, table ? MOST_ROWS : group.questions.length > 8 ? 2 : 3);
  const item = group.itemLabel.toLowerCase();
  const more = group.max > rows ? `There’s room for ${rows}. For more, copy this page or add a sheet.` : undefined;
  const head: QuestionBlock = {
    kind: 'question',
    number: starred(number, group),
    label: group.label,
    condition: group.showIf && onlyIf(group.showIf, numberOf),
    help: [group.help, more].filter(Boolean).join(' ') || undefined,
    blank: { kind: 'none' },
    ...(unsureBoxes(group).length > 0 && { instead: unsureBoxes(group) }),
  };
  const fields = group.questions.filter((question): question is RowQuestion => question.type !== 'info');
  if (table) {
    const columns = fields.map((field) => ({
      label: `${numberOf(field.id)?.number} ${columnLabel(field)}`,
      share: field.type === 'text' || field.type === 'name' || 'options' in field ? 3 : 2,
    }));
    return [head, { kind: 'table', columns, rows }];
  }
  const copies = Array.from({ length: rows }, (_, index): Block[] => [
    {
      kind: 'heading',
      level: 3,
      text: `${group.itemLabel} ${index + 1}${index > 0 ? `, if you have another ${item}` : ''}`,
    },
    ...group.questions.flatMap((question) => blocksFor(question, numberOf)),
  ]);
  return [head, ...copies.flat()];
}

function blocksFor(question: Question, numberOf: NumberOf): Block[] {
  if (question.type === 'repeatGroup') return groupBlocks(question, numberOf);
  if (question.type !== 'info') return [questionBlock(question, numberOf)];
  return [{ kind: 'text', text: `${ifSo(question.showIf, numberOf)}${question.label}: ${question.text}`, quiet: true }];
}

function ifSo(when: Condition | undefined, numberOf: NumberOf): string {
  return when ? `If ${conditionWords(when, numberOf)}: ` : '';
}

/** The parts of the form, in order. A part that depends on an answer says so below its heading. */
export function partBlocks({ steps }: QuoteDefinition, numberOf: NumberOf): Block[] {
  return steps.flatMap(({ title, showIf, questions }, index): Block[] => [
    { kind: 'heading', level: 2, text: `Part ${index + 1}: ${title}` },
    ...(showIf
      ? [{ kind: 'text' as const, text: `${onlyIf(showIf, numberOf)} Otherwise go on to the next part.`, strong: true }]
      : []),
    ...questions.flatMap((question) => blocksFor(question, numberOf)),
  ]);
}

/** Papers to have ready, and requests that partners cannot place, with the answers that lead to them. */
export function afterBlocks({ documents, knockouts }: QuoteDefinition, numberOf: NumberOf): Block[] {
  return [
    ...(documents.length > 0
      ? [
          { kind: 'heading' as const, level: 2 as const, text: 'Good to have ready' },
          ...documents.map(({ title, why, when }) => ({
            kind: 'text' as const,
            text: `${ifSo(when, numberOf)}${title}. ${why}`,
          })),
        ]
      : []),
    ...(knockouts.length > 0
      ? [
          { kind: 'heading' as const, level: 2 as const, text: 'What our broker partners can’t place' },
          ...knockouts.map(({ title, text, when }) => ({
            kind: 'text' as const,
            text: `${ifSo(when, numberOf)}${title}. ${text}`,
          })),
        ]
      : []),
  ];
}

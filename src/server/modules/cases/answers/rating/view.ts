/** The answers as a rating system reads them: codes and raw values, with what is missing and what the broker assumes. */
import { isContactStep } from '#server/modules/cases/answers/policy.ts';
import { type CodedAnswer, codedAnswers } from '#server/modules/cases/answers/view.ts';
import { type Cell, csvText } from '#server/platform/files/csv-text.ts';
import type { OpenQuestion, RatingFormat } from '#shared/cases/briefs.ts';
import { JURISDICTION } from '#shared/lines/codes.ts';
import { type Field, isOpenField } from '#shared/lines/fields.ts';
import type { QuoteDefinition } from '#shared/lines/types.ts';

export interface RatingSource {
  number: string;
  title: string;
  /** As in `docs/question-codes.md`. */
  definition: QuoteDefinition;
  set: string;
  day: string;
  includesSensitive: boolean;
  fields: readonly Field[];
  open: readonly OpenQuestion[];
  /** By the path of the question. */
  assumptions: ReadonlyMap<string, string>;
}

/** What was answered about the risk. Name, email and phone number are not needed to rate it. */
function answersOf({ definition, fields }: RatingSource): CodedAnswer[] {
  return codedAnswers(
    definition,
    fields.filter((field) => !isContactStep(field.stepId) && !isOpenField(field)),
  );
}

interface Need extends Pick<OpenQuestion, 'path' | 'code' | 'section' | 'label'> {
  state: 'not sure' | 'not answered';
  assumption: string | null;
}

/** What a quote still needs: the full set’s open questions, and others where the client isn’t sure or the broker assumes something. */
function needsOf({ open, assumptions }: RatingSource): Need[] {
  return open
    .filter(({ path, required, unsure }) => required || unsure || assumptions.has(path))
    .map(({ path, code, section, label, unsure }) => {
      const assumption = assumptions.get(path) ?? null;
      return { code, path, section, label, state: unsure ? 'not sure' : 'not answered', assumption };
    });
}

const withheld = ({ includesSensitive }: RatingSource) =>
  includesSensitive ? 'with sensitive answers' : 'sensitive answers left out';

/** A label that is no question reads as one with its answer. */
const named = (label: string) => (label.endsWith('?') ? label : `${label}:`);

const rawText = ({ value, unit }: CodedAnswer) => [cellOf(value), unit].filter((part) => part !== null).join(' ');

function asText(source: RatingSource): string {
  const { number, title, definition, set, day } = source;
  const lines = [
    `${number} · ${title}`,
    `${definition.title}, questionnaire ${JURISDICTION}.${definition.line} version ${definition.version}. ${set}.`,
    `Copied ${day}, ${withheld(source)}.`,
  ];
  let section = '';
  for (const answer of answersOf(source)) {
    if (answer.section !== section) lines.push('', answer.section.toUpperCase());
    section = answer.section;
    lines.push(`${named(answer.label)} ${answer.words} [${answer.code} = ${rawText(answer)}]`);
  }
  const needs = needsOf(source);
  const open = ({ section: where, label, code }: Need) => `${where}: ${label} [${code}]`;
  if (needs.length > 0) lines.push('', 'STILL NEEDED', ...needs.map((need) => `${open(need)}, ${need.state}`));
  const assumed = needs.filter(({ assumption }) => assumption);
  if (assumed.length > 0)
    lines.push('', 'ASSUMED BY THE BROKER', ...assumed.map((need) => `${open(need)} = ${need.assumption}`));
  return `${lines.join('\n')}\n`;
}

const HEADINGS = ['code', 'path', 'section', 'question', 'value', 'unit', 'in words', 'status', 'assumption'];

function cellOf(value: unknown): Cell {
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'string' || typeof value === 'number') return value;
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
    ? value.join(';')
    : JSON.stringify(value);
}

function asCsv(source: RatingSource): string {
  const { number, definition } = source;
  return csvText([
    HEADINGS,
    ['', '', '', 'Request', number, '', source.title, withheld(source), ''],
    ['', '', '', 'Questionnaire', definition.version, '', `${definition.line}, ${source.set}`, source.day, ''],
    ...answersOf(source).map(({ code, path, section, label, value, unit, words }) => {
      return [code, path, section, label, cellOf(value), unit, words, 'answered', ''];
    }),
    ...needsOf(source).map(({ code, path, section, label, state, assumption }) => {
      return [code, path, section, label, '', '', '', state, assumption];
    }),
  ]);
}

function asJson(source: RatingSource): string {
  const { number, title, definition, set, day, includesSensitive } = source;
  const questionnaire = {
    jurisdiction: JURISDICTION,
    line: definition.line,
    version: definition.version,
    answered: set,
  };
  return `${JSON.stringify(
    {
      request: { number, title },
      questionnaire,
      day,
      includesSensitive,
      answers: answersOf(source),
      needs: needsOf(source),
    },
    null,
    2,
  )}\n`;
}

const writers: Record<RatingFormat, { write: (source: RatingSource) => string; ending: string; mediaType: string }> = {
  text: { write: asText, ending: 'txt', mediaType: 'text/plain' },
  csv: { write: asCsv, ending: 'csv', mediaType: 'text/csv' },
  json: { write: asJson, ending: 'json', mediaType: 'application/json' },
};

export function ratingCopy(source: RatingSource, format: RatingFormat) {
  const { write, ending, mediaType } = writers[format];
  return { text: write(source), fileName: `${source.number}-rating.${ending}`, mediaType };
}

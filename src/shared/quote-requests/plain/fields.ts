/** What a browser without a script sends for a page of questions, read as answers. The names of the fields are the paths of the answers. */
import type { AnswersInput, Question, RepeatGroupQuestion, RowQuestion } from '#shared/lines/types.ts';
import { answerOf, isBlank, isRecord, isUnsure } from '#shared/lines/visibility.ts';
import { joinDate } from '#shared/platform/date-parts.ts';
import { dollars, wholeNumber } from '#shared/platform/number-text.ts';

/** One value, or several with the same name. */
export type Fields = Readonly<Record<string, string | readonly string[]>>;

/** The names of fields that hold no answer of their own. */
export const fieldNames = {
  /** The questions on the page: a choice that was not made sends nothing, and is no answer then. */
  shown: 'shown',
  /** What each of them contained when the page was made, as marks. */
  seen: 'seen',
  rows: (group: string) => `${group}.rows`,
  unsure: (path: string) => `${path}.unsure`,
};

/** The first value, with line breaks as everywhere else. */
export function textOf(fields: Fields, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : '';
  const text = typeof value === 'string' ? value : (value?.[0] ?? '');
  return text.replace(/\r\n?/g, '\n');
}

function textsOf(fields: Fields, name: string): string[] {
  const value = Object.hasOwn(fields, name) ? fields[name] : [];
  return [value ?? []].flat();
}

/** The questions a page showed, by their paths. */
export function shownOn(fields: Fields): ReadonlySet<string> {
  return new Set(textOf(fields, fieldNames.shown).split(' ').filter(Boolean));
}

/** What was typed where people may also be unsure: typed words win, because a tick can be left over. */
function readTyped(question: RowQuestion, path: string, fields: Fields): unknown {
  const text = textOf(fields, path);
  switch (question.type) {
    case 'date':
    case 'month': {
      const part = (name: string) => textOf(fields, `${path}.${name}`);
      const parts = { year: part('year'), month: part('month'), day: part('day') };
      return joinDate(parts, { withDay: question.type === 'date' });
    }
    case 'money':
      return dollars.parse(text);
    case 'int':
    case 'percent':
    case 'year':
      return wholeNumber.parse(text);
    case 'address': {
      const [street, unit, city] = ['street', 'unit', 'city'].map((name) => textOf(fields, `${path}.${name}`));
      return street || unit || city ? { street, unit, city } : '';
    }
    default:
      return text;
  }
}

function readAnswer(question: RowQuestion, path: string, fields: Fields): unknown {
  if (question.type === 'bool') {
    const text = textOf(fields, path);
    return text === 'yes' ? true : text === 'no' ? false : text;
  }
  if (question.type === 'choice') return textOf(fields, path);
  if (question.type === 'multi') {
    const chosen = textsOf(fields, path);
    const sure = chosen.filter((one) => !isUnsure(one));
    return sure.length > 0 ? sure : (chosen[0] ?? []);
  }
  const typed = readTyped(question, path, fields);
  const unsure = textOf(fields, fieldNames.unsure(path));
  return isBlank(typed) && isUnsure(unsure) ? unsure : typed;
}

/** A short mark of an answer: equal answers have equal marks. */
export function markOf(value: unknown): string {
  if (isBlank(value)) return '0';
  const text = JSON.stringify(isRecord(value) ? Object.entries(value).filter(([, part]) => part !== '') : value);
  let mark = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) mark = Math.imul(mark ^ text.charCodeAt(index), 0x01000193);
  return (mark >>> 0).toString(36);
}

/** Whether a field differs from what the page showed: only then did the visitor change it. */
type IsChanged = (path: string, value: unknown) => boolean;

function changesIn(fields: Fields): IsChanged {
  const paths = textOf(fields, fieldNames.shown).split(' ');
  const marks = textOf(fields, fieldNames.seen).split(' ');
  const seen = new Map(paths.map((path, index) => [path, marks[index]]));
  return (path, value) => seen.get(path) !== markOf(value);
}

function readRows(group: RepeatGroupQuestion, stored: unknown, fields: Fields, isChanged: IsChanged) {
  const before = Array.isArray(stored) ? stored : [];
  const shown = shownOn(fields);
  const count = Math.min(Math.max(Number.parseInt(textOf(fields, fieldNames.rows(group.id)), 10) || 0, 0), group.max);
  const rows = Array.from({ length: Math.max(before.length, count) }, (_, index) => {
    const row: Record<string, unknown> = isRecord(before[index]) ? { ...before[index] } : {};
    let touched = index < before.length || before.length === 0;
    for (const question of group.questions) {
      const path = `${group.id}.${index}.${question.id}`;
      if (question.type === 'info' || !shown.has(path)) continue;
      const value = readAnswer(question, path, fields);
      const changed = isChanged(path, value);
      touched ||= changed;
      if (changed || !Object.hasOwn(row, question.id)) row[question.id] = value;
    }
    return touched ? [row] : [];
  });
  return rows.flat();
}

/**
 * The answers with what a page sent. A question the page did not show keeps its answer: it may be shown again. So does one that was
 * left as the page had it, because the browser may have gone back to a page from before the answer was given.
 * @param questions of the page, including those that are hidden now
 */
export function readFields(questions: readonly Question[], stored: AnswersInput, fields: Fields): AnswersInput {
  const shown = shownOn(fields);
  const isChanged = changesIn(fields);
  const answers: Record<string, unknown> = { ...stored };
  for (const question of questions) {
    const { id } = question;
    if (question.type === 'info' || !shown.has(id)) continue;
    if (question.type === 'repeatGroup') {
      answers[id] = readRows(question, answerOf(stored, id), fields, isChanged);
      continue;
    }
    const value = readAnswer(question, id, fields);
    if (isChanged(id, value) || !Object.hasOwn(stored, id)) answers[id] = value;
  }
  return answers;
}

/** Without rows in which nothing was entered, as far as the group can do without them. */
export function withoutEmptyRows(questions: readonly Question[], answers: AnswersInput): AnswersInput {
  const kept: Record<string, unknown> = { ...answers };
  for (const question of questions) {
    const rows = answerOf(answers, question.id);
    if (question.type !== 'repeatGroup' || !Array.isArray(rows)) continue;
    const filled = rows.filter((row) => !isRecord(row) || Object.values(row).some((value) => !isBlank(value)));
    kept[question.id] = [...filled, ...Array.from({ length: Math.max(0, question.min - filled.length) }, () => ({}))];
  }
  return kept;
}

/** Adds an empty row to a group, or removes one. */
export function changeRows(
  questions: readonly Question[],
  answers: AnswersInput,
  press: { add: string } | { remove: string; index: number },
): AnswersInput {
  const id = 'add' in press ? press.add : press.remove;
  const group = questions.find((question) => question.id === id);
  const given = answerOf(answers, id);
  if (group?.type !== 'repeatGroup' || !Array.isArray(given)) return answers;
  const rows = 'add' in press ? [...given, {}] : given.filter((_, index) => index !== press.index);
  return rows.length < group.min || rows.length > group.max ? answers : { ...answers, [id]: rows };
}

/** The form without a script as a browser uses it: it sends the fields of the page it got, filled in. */
import { expect } from 'vitest';
import type { Line } from '#shared/lines/ids.ts';
import { quoteDefinitions } from '#shared/lines/questionnaires.ts';
import { formOf } from '#shared/lines/short-form.ts';
import type { RowQuestion } from '#shared/lines/types.ts';
import { isRecord, isUnsure } from '#shared/lines/visibility.ts';
import { paths } from '#shared/platform/paths.ts';
import { answersFor } from '../../prisma/seed/simulation/answers.ts';
import { createRandom } from '../../prisma/seed/simulation/random.ts';
import { postForm } from './form-posts.ts';

export type Fields = Record<string, string | string[]>;

/** A page as it arrived. */
export interface PlainPage {
  status: number;
  headers: Headers;
  html: string;
  title: string;
  /** The hidden fields. */
  hidden: Record<string, string>;
}

const decoded = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

async function pageOf(answer: Response): Promise<PlainPage> {
  const html = await answer.text();
  const hidden = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  return {
    status: answer.status,
    headers: answer.headers,
    html,
    title: decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    hidden: Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, decoded(value)])),
  };
}

export async function openForm(at: string, line: string, query = ''): Promise<PlainPage> {
  return pageOf(await fetch(`${at}${paths.quoteForm(line)}${query}`, { headers: { accept: 'text/html' } }));
}

/** Sends a page with these fields and a press. */
export async function sendPage(
  at: string,
  line: string,
  page: PlainPage,
  fields: Fields,
  headers?: Record<string, string>,
): Promise<PlainPage> {
  return pageOf(await postForm(at, paths.quoteForm(line), { ...page.hidden, go: 'next', ...fields }, headers));
}

/** An answer as the fields of its question. */
function fieldsOf({ type }: RowQuestion, path: string, value: unknown): Fields {
  if (value === undefined) return {};
  if (typeof value === 'boolean') return { [path]: value ? 'yes' : 'no' };
  if (Array.isArray(value)) return { [path]: value as string[] };
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([part, text]) => [`${path}.${part}`, String(text)]));
  if (isUnsure(value)) return type === 'choice' || type === 'multi' ? { [path]: value } : { [`${path}.unsure`]: value };
  if (type === 'date' || type === 'month') {
    const [year = '', month = '', day = ''] = String(value).split('-');
    return { [`${path}.year`]: year, [`${path}.month`]: String(Number(month)), [`${path}.day`]: day };
  }
  return { [path]: type === 'money' ? String(Number(value) / 100) : String(value) };
}

/** The fields that answer the questions a page shows. */
export function filled(page: PlainPage, line: Line, answers: Record<string, unknown>): Fields {
  const questions = formOf(quoteDefinitions[line], 'short').steps.flatMap((step) => step.questions);
  const fields: Fields = {};
  for (const path of page.hidden.shown?.split(' ') ?? []) {
    const [id = '', row, field] = path.split('.');
    const question = questions.find((one) => one.id === id);
    if (!question || question.type === 'info') continue;
    if (question.type !== 'repeatGroup') Object.assign(fields, fieldsOf(question, path, answers[id]));
    const inRow = question.type === 'repeatGroup' && question.questions.find((one) => one.id === field);
    const values = (answers[id] as Record<string, unknown>[] | undefined)?.[Number(row)];
    if (inRow && inRow.type !== 'info' && values) Object.assign(fields, fieldsOf(inRow, path, values[inRow.id]));
  }
  return fields;
}

/** Answers for the short set, made up around the given ones. */
export function madeUp(line: Line, given: Record<string, unknown>): Record<string, unknown> {
  return answersFor(
    formOf(quoteDefinitions[line], 'short'),
    given,
    createRandom(7),
    new Date().toISOString().slice(0, 10),
  );
}

/** From the first page to the review, with as many rows as there are answers for. */
export async function reachReview(at: string, line: Line, answers: Record<string, unknown>): Promise<PlainPage> {
  let page = await openForm(at, line);
  for (let pages = 0; page.hidden.part; pages += 1) {
    expect(pages, `${line} stays on ${page.hidden.part}`).toBeLessThan(30);
    expect(page.status, page.html).toBe(200);
    const more = Object.keys(page.hidden).find((name) => {
      const rows = answers[name.replace(/\.rows$/, '')];
      return name.endsWith('.rows') && Array.isArray(rows) && rows.length > Number(page.hidden[name]);
    });
    const press: Fields = more ? { go: `add:${more.replace(/\.rows$/, '')}` } : {};
    page = await sendPage(at, line, page, { ...filled(page, line, answers), ...press });
  }
  return page;
}

export const agreed: Fields = { 'consents.contact': 'yes', 'consents.share': 'yes', go: 'send' };

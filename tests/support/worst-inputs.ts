/** The most expensive inputs we know for a procedure: as large as a request may be, with characters that are hard to parse. */
import type { z } from 'zod';
import { appRouter } from '#server/app/trpc/root.ts';
import { accessTable } from './calls/procedures.ts';
import { publicCalls } from './calls/public.ts';
import { FREE_TEXT, jsonWithFreeTexts } from './hostile.ts';
import { autoAnswers, autoRequest, draftKey } from './requests.ts';

/** Under the limit for a body (100 KB) and, encoded, for request headers (16 KB). */
const BODY = 90_000;
const ADDRESS = 4_000;

const pieces = ['0,00', '+1 ', 'a@b.', 'ﷺ', '((((', '\\"', ' \\n', 'constructor ', '1990-01-', '$1,'];

type Definition = { type: 'query' | 'mutation' | 'subscription'; inputs: z.ZodType[] };
const procedures = appRouter._def.procedures as unknown as Record<string, { _def: Definition }>;

export type Attack = { procedure: string; type: 'query' | 'mutation'; isPublic: boolean; inputs: string[] };

function fieldsOf(schema: z.ZodType | undefined): string[] {
  const { shape } = (schema ?? {}) as { shape?: object };
  return Object.keys(shape ?? {});
}

const filled = (piece: string, length: number) => `"${piece.repeat(Math.floor(length / piece.length))}"`;
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const wide = (length: number) => `{${Array.from({ length: length / 12 }, (_, index) => `"k${index}":0`).join(',')}}`;

/** Inputs that no schema accepts: every field at once is long, deep, wide or a list. */
function refusedInputs(fields: readonly string[], size: number): string[] {
  const room = Math.floor(size / Math.max(1, fields.length)) - 60;
  const each = (value: string) => `{${fields.map((field) => `"${field}":${value}`).join(',')}}`;
  const list = `[${'0,'.repeat(Math.floor(room / 2) - 2)}0]`;
  return [
    nested(size / 2),
    wide(size),
    each(nested(Math.floor(room / 2) - 2)),
    each(wide(room)),
    each(list),
    ...pieces.map((piece) => each(filled(piece, room))),
  ];
}

/** Inputs that are accepted, with as many hard words as they may contain. */
function takenInputs(procedure: string): string[] {
  const valid = publicCalls.filter((row) => row.procedure === procedure);
  return valid.flatMap((row) =>
    [90, 900, 3_900].flatMap((length) => pieces.map((piece) => jsonWithFreeTexts(row.input(), filled(piece, length)))),
  );
}

/** What a generic attack cannot know: the largest conversations, questionnaires and drafts. */
function largest(procedure: string): string[] {
  if (procedure.startsWith('chat.reply')) {
    const caseInfo = { title: FREE_TEXT, type: 'general', status: 'active', stage: 'inquiry', currentPage: '/' };
    return pieces.map((piece) => {
      const content = piece.repeat(Math.floor(3_900 / piece.length));
      return JSON.stringify({ messages: Array.from({ length: 11 }, () => ({ role: 'user', content })), caseInfo });
    });
  }
  if (procedure === 'quotes.saveDraft') {
    const answers = Object.fromEntries(Array.from({ length: 2_900 }, (_, index) => [`k${index}`, 'x'.repeat(10)]));
    return [JSON.stringify({ ...draftKey(), line: 'auto', definitionVersion: 1, version: 0, step: 'you', answers })];
  }
  if (procedure === 'quotes.submit') {
    const { vehicles, drivers } = autoAnswers();
    const many = <Item>(items: Item[]) => Array.from({ length: 40 }, () => items).flat();
    return [JSON.stringify(autoRequest({ vehicles: many(vehicles), drivers: many(drivers) }))];
  }
  return [];
}

/** Every procedure that takes input, from the router itself: a new one is attacked without being listed here. */
export function attacks(): Attack[] {
  return Object.entries(procedures).flatMap(([procedure, { _def }]) => {
    if (_def.type === 'subscription' || _def.inputs.length === 0) return [];
    const size = _def.type === 'query' ? ADDRESS : BODY;
    const inputs = [...refusedInputs(fieldsOf(_def.inputs[0]), size), ...takenInputs(procedure), ...largest(procedure)];
    const isPublic = accessTable[procedure]?.[0] !== 401 || procedure === 'auth.login';
    return [{ procedure, type: _def.type, isPublic, inputs }];
  });
}

/** Every procedure of the product with who gets what from it, and a valid call of each that takes input. */
import { appRouter } from '#server/app/trpc/root.ts';
import { accountCalls } from './account.ts';
import { callbackCalls } from './callbacks.ts';
import { caseCalls } from './case.ts';
import { conversationCalls } from './conversation.ts';
import { deskCalls } from './desk.ts';
import { documentCalls } from './documents.ts';
import { integrationCalls } from './integrations.ts';
import { moveCalls } from './moves.ts';
import { oversightCalls } from './oversight.ts';
import { participantCalls } from './participants.ts';
import { peopleCalls } from './people.ts';
import { publicCalls } from './public.ts';
import { queueCalls } from './queue.ts';
import { recordCalls } from './records.ts';
import type { Access, CaseCall, World } from './rows.ts';
import { callsWithoutInput } from './without-input.ts';

/** The parts of the product with calls that need a session: each is attacked in a test file of its own. */
export const areas = {
  cases: caseCalls,
  moves: moveCalls,
  queue: queueCalls,
  conversation: conversationCalls,
  participants: participantCalls,
  callbacks: callbackCalls,
  documents: documentCalls,
  oversight: oversightCalls,
  desk: deskCalls,
  people: peopleCalls,
  records: recordCalls,
  integrations: integrationCalls,
} satisfies Record<string, (world: World) => CaseCall[]>;
export type Area = keyof typeof areas;

export function allCaseCalls(world: World): CaseCall[] {
  return Object.values(areas).flatMap((calls) => calls(world));
}

/** To name the calls, before there is a case. */
export const nowhere: World = { caseId: '', brokerId: '' };

/** Procedures with the same input as another one, tested for both. */
export const sameInputAs: Readonly<Record<string, string>> = { 'chat.converse': 'chat.reply' };

/** Of the procedures that take input. */
export const withInput = [...allCaseCalls(nowhere), ...publicCalls, ...accountCalls];

export const accessTable: Readonly<Record<string, Access>> = {
  ...callsWithoutInput,
  ...Object.fromEntries(withInput.map(({ procedure, access }) => [procedure, access])),
};

type Type = 'query' | 'mutation' | 'subscription';
const contract = appRouter._def.procedures as unknown as Record<string, { _def: { type: Type } }>;

export const procedures = Object.entries(contract).map(([name, { _def }]) => ({ name, type: _def.type }));

export function typeOf(procedure: string): Type {
  const found = contract[procedure];
  if (!found) throw new Error(`${procedure} does not exist: take its row out of tests/support/calls`);
  return found._def.type;
}

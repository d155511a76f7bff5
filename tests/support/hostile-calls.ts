/** A valid call of every public procedure that takes input, where hostile input begins, and how what was stored is read back. */
import type { Services } from '#server/services.ts';
import type { Answer, ApiClient } from './api-client.ts';
import { autoRequest, draftKey } from './requests.ts';

export type PublicCall = {
  procedure: string;
  type: 'query' | 'mutation';
  rest?: string;
  /** Kept as something else than its text. */
  unreadable?: string;
  /** Made anew each time, so that nothing is taken already. */
  input(): Record<string, unknown>;
  /** JSON of what is stored after the call was accepted. */
  stored?(services: Services, admin: ApiClient, input: Record<string, unknown>, answer: Answer): Promise<unknown>;
};

let counter = 0;

function fresh(): string {
  counter += 1;
  return `visitor_${counter}`;
}

function dataOf({ body }: Answer): Record<string, string> {
  const enveloped = body as { result?: { data: { json: Record<string, string> } } };
  return enveloped.result?.data.json ?? (body as Record<string, string>);
}

async function storedAnswers({ db }: Services, { trpc }: ApiClient, input: Record<string, unknown>): Promise<unknown> {
  const { id } = await db.case.findUniqueOrThrow({ where: { draftId: input.draftId as string }, select: { id: true } });
  return trpc.cases.answers.mutate({ caseId: id, includeSensitive: true });
}

export const publicCalls: PublicCall[] = [
  {
    procedure: 'contact.submit',
    type: 'mutation',
    rest: '/api/contact',
    input: () => ({
      name: 'Ava Wong',
      email: `${fresh()}@example.com`,
      phone: '403-555-0142',
      subject: 'A question',
      message: 'Do you know a broker for a food truck?',
      insuranceType: 'business',
    }),
    stored: async (_services, { trpc }, _input, answer) => {
      const { messages } = await trpc.contact.list.query({});
      return messages.find(({ id }) => id === dataOf(answer).id);
    },
  },
  {
    procedure: 'newsletter.subscribe',
    type: 'mutation',
    rest: '/api/newsletter/simple',
    input: () => ({ email: `${fresh()}@example.com` }),
    stored: ({ db }) => db.newsletterSubscriber.findMany(),
  },
  { procedure: 'newsletter.confirm', type: 'mutation', input: () => ({ token: 'A'.repeat(43) }) },
  {
    procedure: 'auth.login',
    type: 'mutation',
    rest: '/api/login',
    input: () => ({ username: fresh(), password: 'Prairie-2026' }),
  },
  {
    procedure: 'auth.register',
    type: 'mutation',
    rest: '/api/register',
    unreadable: 'password',
    input: () => {
      const username = fresh();
      return {
        fullName: 'Ava Wong',
        email: `${username}@example.com`,
        phone: '403-555-0142',
        username,
        password: 'Prairie-2026',
      };
    },
    stored: ({ db }, _admin, _input, answer) =>
      db.user.findUniqueOrThrow({ where: { id: dataOf(answer).id ?? '' }, omit: { passwordHash: true } }),
  },
  { procedure: 'auth.invitation', type: 'query', input: () => ({ invitation: 'A'.repeat(43) }) },
  {
    procedure: 'chat.reply',
    type: 'mutation',
    rest: '/api/ai-chat',
    input: () => ({
      messages: [{ role: 'user', content: 'Which broker?' }],
      caseInfo: { title: 'Website Chat', type: 'general', status: 'active', stage: 'inquiry', currentPage: '/' },
    }),
  },
  {
    procedure: 'quotes.saveDraft',
    type: 'mutation',
    input: () => ({
      ...draftKey(),
      line: 'auto',
      definitionVersion: 1,
      version: 0,
      step: 'where',
      answers: { postalCode: 'T2P 1J9', notes: 'None', vehicles: [{ make: 'Subaru' }] },
    }),
    stored: (_services, { trpc }, input) =>
      trpc.quotes.getDraft.mutate({ draftId: input.draftId as string, token: input.token as string }),
  },
  { procedure: 'quotes.getDraft', type: 'mutation', input: draftKey },
  {
    procedure: 'quotes.submit',
    type: 'mutation',
    input: () => autoRequest({ notes: 'None', language: 'en' }),
    stored: storedAnswers,
  },
];

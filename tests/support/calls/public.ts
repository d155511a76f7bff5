/** A valid call of every public procedure that takes input, as the basis for hostile input, and how what was stored is read back. */
import type { Services } from '#server/platform/services.ts';
import { readTranscript } from '#shared/messaging/transcript.ts';
import type { Answer, ApiClient } from '../api-client.ts';
import { FREE_TEXT } from '../hostile.ts';
import { aHandOver, autoAnswers, autoRequest, draftKey } from '../requests.ts';
import { licenceFacts } from './people.ts';
import { type Access, everybody, unknownLink } from './rows.ts';

export type PublicCall = {
  procedure: string;
  access: Access;
  rest?: string;
  /** Why the text cannot be read back: it is stored in another form. */
  unreadable?: string;
  /** Generated each time, so that no value is already in use. */
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
  return trpc.cases.answers.mutate({ caseId: id, includeSensitive: true, reason: 'To compare' });
}

/** The person and their words, each as it was before it became part of a conversation. */
async function storedHandOver({ db }: Services, _admin: ApiClient, input: Record<string, unknown>): Promise<unknown> {
  const { case: row } = await db.chatHandover.findUniqueOrThrow({
    where: { key: input.key as string },
    include: { case: { include: { messages: { orderBy: { seq: 'asc' } } } } },
  });
  const { type, source, contactName, contactEmail, contactPhone, messages } = row;
  const words = messages.map(({ body }) => readTranscript(body) ?? body);
  return { type, source, contactName, contactEmail, contactPhone, words };
}

/** What the person reads who opens the link. */
async function storedPrepared(_services: Services, { trpc }: ApiClient, _input: unknown, answer: Answer) {
  const { token: deviceToken } = draftKey();
  const token = dataOf(answer).url?.split('#')[1] ?? '';
  const { draftId } = await trpc.quotes.openLink.mutate({ token, deviceToken });
  return trpc.quotes.getDraft.mutate({ draftId, token: deviceToken });
}

/** An auto request with text in every field that accepts any. */
function wordyRequest(): Record<string, unknown> {
  const { vehicles, drivers } = autoAnswers();
  return autoRequest({
    notes: FREE_TEXT,
    language: 'en',
    fullName: FREE_TEXT,
    vehicles: vehicles.map((vehicle) => ({ ...vehicle, make: FREE_TEXT, model: FREE_TEXT })),
    drivers: drivers.map((driver) => ({ ...driver, name: FREE_TEXT })),
  });
}

export const publicCalls: PublicCall[] = [
  {
    procedure: 'contact.submit',
    access: everybody,
    rest: '/api/contact',
    input: () => ({
      name: FREE_TEXT,
      email: `${fresh()}@example.com`,
      phone: '403-555-0142',
      subject: FREE_TEXT,
      message: FREE_TEXT,
      insuranceType: 'business',
    }),
    stored: async (_services, { trpc }, _input, answer) => {
      const { messages } = await trpc.contact.list.query({});
      return messages.find(({ id }) => id === dataOf(answer).id);
    },
  },
  {
    procedure: 'newsletter.subscribe',
    access: everybody,
    rest: '/api/newsletter/simple',
    input: () => ({ email: `${fresh()}@example.com`, topics: ['home', 'rules'] }),
    stored: ({ db }) => db.newsletterSubscriber.findMany(),
  },
  { procedure: 'newsletter.confirm', access: unknownLink, input: () => ({ token: 'A'.repeat(43) }) },
  {
    procedure: 'newsletter.unsubscribe',
    access: unknownLink,
    input: () => ({ token: `${'A'.repeat(48)}.${'A'.repeat(43)}` }),
  },
  {
    procedure: 'newsletter.never',
    access: unknownLink,
    input: () => ({ token: `${'A'.repeat(136)}.${'A'.repeat(43)}` }),
  },
  {
    procedure: 'emailChoices.choose',
    access: unknownLink,
    input: () => ({ token: `${'A'.repeat(86)}.${'A'.repeat(43)}`, level: 'nothing' }),
  },
  {
    procedure: 'browserFailures.report',
    access: everybody,
    rest: '/api/browser-failures',
    input: () => ({ kind: 'error', name: 'TypeError', message: FREE_TEXT, stack: '', page: '/', release: 'test' }),
  },
  {
    procedure: 'feedback.give',
    access: everybody,
    rest: '/api/page-feedback',
    input: () => ({ page: '/faq/first-questions#flood-cover', helpful: 'yes' }),
    stored: ({ db }) => db.pageFeedback.findMany(),
  },
  { procedure: 'quoteForms.list', access: everybody, input: () => ({ limit: 5, cursor: 'home' }) },
  { procedure: 'quoteForms.get', access: everybody, input: () => ({ line: 'general', version: 1, set: 'short' }) },
  { procedure: 'certificates.check', access: everybody, input: () => ({ certificate: '{}' }) },
  { procedure: 'consentTexts.list', access: everybody, input: () => ({ limit: 5, all: true }) },
  { procedure: 'content.insuranceTypes', access: everybody, input: () => ({ limit: 5, cursor: 'home' }) },
  { procedure: 'content.locations', access: everybody, input: () => ({ limit: 5, cursor: 'calgary' }) },
  { procedure: 'content.faqs', access: everybody, input: () => ({ limit: 5, subject: 'auto', line: 'auto' }) },
  { procedure: 'content.posts', access: everybody, input: () => ({ limit: 5, category: 'home' }) },
  { procedure: 'search.find', access: everybody, input: () => ({ q: FREE_TEXT }) },
  { procedure: 'chat.inspect', access: everybody, input: () => ({ q: FREE_TEXT }) },
  {
    procedure: 'auth.login',
    access: [401, 401, 401, 401, 401, 401],
    rest: '/api/login',
    input: () => ({ username: fresh(), password: 'Prairie-2026' }),
  },
  {
    procedure: 'auth.register',
    access: everybody,
    rest: '/api/register',
    unreadable: 'password',
    input: () => {
      const username = fresh();
      return {
        fullName: FREE_TEXT,
        email: `${username}@example.com`,
        phone: '403-555-0142',
        username,
        password: 'Prairie-2026',
      };
    },
    stored: ({ db }, _admin, _input, answer) =>
      db.user.findUniqueOrThrow({ where: { id: dataOf(answer).id ?? '' }, omit: { passwordHash: true } }),
  },
  { procedure: 'auth.forgotPassword', access: everybody, input: () => ({ email: `${fresh()}@example.com` }) },
  {
    procedure: 'auth.resetPassword',
    access: unknownLink,
    input: () => ({ token: 'A'.repeat(43), password: 'Meadow-2026' }),
  },
  { procedure: 'userInvitations.open', access: unknownLink, input: () => ({ token: 'A'.repeat(43) }) },
  {
    procedure: 'userInvitations.accept',
    access: unknownLink,
    input: () => ({
      token: 'A'.repeat(43),
      username: fresh(),
      password: 'Meadow-2026-x',
      phone: '403-555-0142',
      licence: { ...licenceFacts, firm: 'Fictional Office', supervisorName: null, supervisorLicence: null },
    }),
  },
  { procedure: 'auth.verifyEmail', access: unknownLink, input: () => ({ token: 'A'.repeat(43) }) },
  { procedure: 'auth.confirmEmailChange', access: unknownLink, input: () => ({ token: 'A'.repeat(43) }) },
  { procedure: 'auth.invitation', access: unknownLink, input: () => ({ invitation: 'A'.repeat(43) }) },
  {
    procedure: 'chat.reply',
    access: everybody,
    rest: '/api/ai-chat',
    input: () => ({
      messages: [{ role: 'user', content: FREE_TEXT }],
      caseInfo: { title: FREE_TEXT, type: 'general', status: 'active', stage: 'inquiry', currentPage: '/' },
    }),
  },
  {
    // What is stored of an answer that is there: tests/api/answer-feedback.test.ts.
    procedure: 'chat.giveFeedback',
    access: unknownLink,
    rest: '/api/ai-chat/feedback',
    input: () => ({ answerId: crypto.randomUUID(), helpful: 'no', reason: 'missed', remark: 'About hail' }),
  },
  {
    procedure: 'chat.handOver',
    access: everybody,
    input: () => ({
      ...aHandOver(),
      name: FREE_TEXT,
      summary: FREE_TEXT,
      transcript: [{ role: 'user', content: FREE_TEXT }],
    }),
    stored: storedHandOver,
  },
  {
    procedure: 'quotes.saveDraft',
    access: everybody,
    input: () => ({
      ...draftKey(),
      line: 'auto',
      definitionVersion: 1,
      version: 0,
      step: FREE_TEXT,
      answers: { postalCode: 'T2P 1J9', notes: FREE_TEXT, vehicles: [{ make: FREE_TEXT }] },
    }),
    stored: (_services, { trpc }, input) =>
      trpc.quotes.getDraft.mutate({ draftId: input.draftId as string, token: input.token as string }),
  },
  { procedure: 'quotes.getDraft', access: unknownLink, input: draftKey },
  { procedure: 'quotes.openRequests', access: everybody, input: () => ({ line: 'auto' }) },
  { procedure: 'quotes.puzzle', access: everybody, input: () => ({ draftId: draftKey().draftId }) },
  {
    procedure: 'quotes.emailLink',
    access: unknownLink,
    input: () => ({ ...draftKey(), email: `${fresh()}@example.com`, reminder: 1 }),
  },
  { procedure: 'quotes.showLink', access: unknownLink, input: draftKey },
  { procedure: 'quotes.findLink', access: unknownLink, input: () => ({ token: 'A'.repeat(43) }) },
  {
    procedure: 'quotes.openLink',
    access: unknownLink,
    input: () => ({ token: 'A'.repeat(43), code: '123456', deviceToken: 'B'.repeat(43) }),
  },
  { procedure: 'quotes.renewCode', access: unknownLink, input: () => ({ token: 'A'.repeat(43) }) },
  {
    procedure: 'quotes.submit',
    access: everybody,
    input: () => wordyRequest(),
    stored: storedAnswers,
  },
  {
    procedure: 'preparedRequests.preview',
    access: everybody,
    input: () => ({ line: 'auto', answers: { notes: FREE_TEXT, fullName: FREE_TEXT } }),
  },
  {
    procedure: 'preparedRequests.prepare',
    access: everybody,
    input: () => ({ line: 'auto', answers: { notes: FREE_TEXT, fullName: FREE_TEXT }, assistant: FREE_TEXT }),
    stored: storedPrepared,
  },
  {
    procedure: 'quotes.addAnswers',
    access: unknownLink,
    input: () => ({ ...draftKey(), answers: { notes: 'Hail twice' } }),
  },
];

/** Continuing an unsent request on another device: emailed links with a code, QR codes, and the one reminder. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { remindOfDraft } from '#server/modules/quote-requests/continuing/reminders/commands.ts';
import { removeExpired } from '#server/modules/quote-requests/drafts/commands.ts';
import { hashToken } from '#server/platform/crypto/tokens.ts';
import { reminderConsent } from '#shared/quote-requests/continuing.ts';
import { type ApiClient, createApiClient, failureOf, signIn } from '../support/api-client.ts';
import { mailAbout } from '../support/mails.ts';
import { createPerson } from '../support/people.ts';
import { autoAnswers, autoRequest } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const LINK = 'Continue your quote request';

let server: TestServer;
let visitor: ApiClient;
let offsetMs = 0;
let people = 0;

beforeAll(async () => {
  const overrides = { now: () => new Date(Date.now() + offsetMs) };
  server = await startTestServer({ variables: { RATE_LIMIT_SCALE: '1000' }, overrides });
  visitor = createApiClient(server.url);
});
beforeEach(() => {
  offsetMs = 0;
});
afterAll(() => server.stop());

const newToken = () => randomBytes(32).toString('base64url');
function someone(): string {
  people += 1;
  return `Draft.${people}@example.com`;
}

/** A draft as the wizard saves it, with the key of the browser that began it. */
async function begin(answers: Record<string, unknown> = { postalCode: 'T2P 1J9', notes: 'qzx-secret' }) {
  const { draftId, token } = autoRequest();
  const draft = { draftId, token, line: 'auto' as const, definitionVersion: 1, step: 'vehicles', answers };
  await visitor.trpc.quotes.saveDraft.mutate({ ...draft, version: 0 });
  return draft;
}

type Draft = Awaited<ReturnType<typeof begin>>;

/** The link and the code of the last email with these words in its subject. */
async function secretOf(email: string, subject = LINK, unlike?: string) {
  const mail = await mailAbout(server, email, subject, unlike ? { unlike } : {});
  const token = /continue=link#([\w-]{43})/.exec(mail.text ?? '')?.[1] ?? '';
  const [, first, second] = /^(\d{3}) (\d{3})$/m.exec(mail.text ?? '') ?? [];
  return { token, code: `${first}${second}`, mail };
}

async function mailed({ draftId, token }: Draft, { reminder }: { reminder?: 1 } = {}) {
  const email = someone();
  const answer = await visitor.trpc.quotes.emailLink.mutate({ draftId, token, email, ...(reminder && { reminder }) });
  return { draftId, email, answer, ...(await secretOf(email)) };
}

const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');

test('a link opened twenty times by a scanner still works, and opening pages changes nothing', async () => {
  const draft = await begin();
  const { token, code } = await mailed(draft);
  const before = await server.services.db.quoteDraftKey.findMany({ where: { draftId: draft.draftId } });
  for (let visit = 0; visit < 20; visit += 1) {
    expect((await visitor.call('GET', `/get-quote?continue=link`)).status).toBe(200);
    await visitor.trpc.quotes.findLink.mutate({ token });
  }
  expect(await server.services.db.quoteDraftKey.findMany({ where: { draftId: draft.draftId } })).toEqual(before);
  const deviceToken = newToken();
  await visitor.trpc.quotes.openLink.mutate({ token, code, deviceToken });
  const opened = await visitor.trpc.quotes.getDraft.mutate({ draftId: draft.draftId, token: deviceToken });
  expect(opened).toMatchObject({ step: 'vehicles', answers: draft.answers });
});

test('without the code, a link reveals the line and the day, and nothing else', async () => {
  const draft = await begin();
  const { token } = await mailed(draft);
  const found = await visitor.trpc.quotes.findLink.mutate({ token });
  expect(found).toEqual({
    line: 'auto',
    startedAt: expect.any(String),
    needsCode: true,
    preparedBy: null,
    closed: false,
  });
  const without = visitor.trpc.quotes.openLink.mutate({ token, deviceToken: newToken() });
  expect(await failureOf(without)).toMatchObject({ status: 400, issues: [{ path: 'code' }] });
  // The token of the link is not the key of a device.
  const asKey = visitor.trpc.quotes.getDraft.mutate({ draftId: draft.draftId, token });
  expect(await failureOf(asKey)).toMatchObject({ status: 404 });
});

test('five wrong codes close the link, even to the right one, until a fresh code is emailed', async () => {
  const draft = await begin();
  const { token, code, email, mail } = await mailed(draft);
  const open = (tried: string) => visitor.trpc.quotes.openLink.mutate({ token, code: tried, deviceToken: newToken() });
  const refusals = [];
  // At once: concurrent codes get no more tries than sequential ones.
  for (const refusal of await Promise.all(Array.from({ length: 8 }, () => failureOf(open(wrongFor(code))))))
    refusals.push(refusal);
  expect(refusals.every(({ status }) => status === 400)).toBe(true);
  expect(refusals.filter(({ message }) => /tr(y|ies) left/.test(message))).toHaveLength(4);
  expect(await failureOf(open(code))).toMatchObject({ status: 400, message: expect.stringContaining('new code') });
  expect(await visitor.trpc.quotes.findLink.mutate({ token })).toMatchObject({ closed: true });

  await visitor.trpc.quotes.renewCode.mutate({ token });
  const fresh = await secretOf(email, 'Your new code', mail.text);
  expect(fresh.token).toBe(token);
  if (fresh.code !== code) expect(await failureOf(open(code))).toMatchObject({ status: 400 });
  expect(await open(fresh.code)).toMatchObject({ draftId: draft.draftId, line: 'auto' });
});

test('a code typed with spaces is the code', async () => {
  const { token, code } = await mailed(await begin());
  const spaced = `${code.slice(0, 3)} ${code.slice(3)} `;
  await visitor.trpc.quotes.openLink.mutate({ token, code: spaced, deviceToken: newToken() });
});

test('a newer link replaces the one before, and only the owner of the draft can ask for one', async () => {
  const draft = await begin();
  const first = await mailed(draft);
  const second = await mailed(draft);
  expect(await failureOf(visitor.trpc.quotes.findLink.mutate({ token: first.token }))).toMatchObject({ status: 404 });
  expect(await visitor.trpc.quotes.findLink.mutate({ token: second.token })).toMatchObject({ line: 'auto' });
  const stranger = { draftId: draft.draftId, token: newToken(), email: someone() };
  expect(await failureOf(visitor.trpc.quotes.emailLink.mutate(stranger))).toMatchObject({ status: 404 });
});

test('a link ends with its draft: after 30 days, when it is sent, and when it is discarded', async () => {
  const expired = await mailed(await begin());
  const discarded = await begin();
  const thrown = await mailed(discarded);
  await visitor.trpc.quotes.saveDraft.mutate({ ...discarded, version: 1, answers: {} });
  const request = autoRequest();
  const { consents: _, ...asDraft } = request;
  await visitor.trpc.quotes.saveDraft.mutate({ ...asDraft, version: 0, step: 'contact' });
  const sent = await mailed({ ...asDraft, step: 'contact' } as Draft);
  await visitor.trpc.quotes.submit.mutate(request);
  for (const { token } of [thrown, sent])
    expect(await failureOf(visitor.trpc.quotes.findLink.mutate({ token }))).toMatchObject({ status: 404 });
  const { draftId, token } = request;
  const late = visitor.trpc.quotes.emailLink.mutate({ draftId, token, email: someone() });
  expect(await failureOf(late)).toMatchObject({ status: 409 });

  offsetMs = 31 * DAY_MS;
  expect(await failureOf(visitor.trpc.quotes.findLink.mutate({ token: expired.token }))).toMatchObject({ status: 404 });
  await removeExpired(server.services);
  expect(await server.services.db.quoteDraftKey.count({ where: { draftId: expired.draftId } })).toBe(0);
});

test('each device has a token of its own, and the later of two changes is a conflict', async () => {
  const draft = await begin();
  const { token, code } = await mailed(draft);
  const desk = newToken();
  const open = { token, code, deviceToken: desk };
  // The answer to the first call was lost, so the browser asks again.
  await visitor.trpc.quotes.openLink.mutate(open);
  await visitor.trpc.quotes.openLink.mutate(open);
  const keys = await server.services.db.quoteDraftKey.findMany({ where: { draftId: draft.draftId, kind: 'device' } });
  expect(keys.map(({ tokenHash }) => tokenHash)).toEqual([hashToken(desk)]);

  const atDesk = { ...draft, token: desk };
  await visitor.trpc.quotes.saveDraft.mutate({ ...atDesk, version: 1, answers: { postalCode: 'T5J 0N3' } });
  const onPhone = visitor.trpc.quotes.saveDraft.mutate({ ...draft, version: 1 });
  expect(await failureOf(onPhone)).toMatchObject({ status: 409 });
  const { version, answers } = await visitor.trpc.quotes.getDraft.mutate(draft);
  expect({ version, answers }).toEqual({ version: 2, answers: { postalCode: 'T5J 0N3' } });
});

test('a request begun on one device is sent from another', async () => {
  const request = autoRequest();
  const { consents: _, ...asDraft } = request;
  await visitor.trpc.quotes.saveDraft.mutate({ ...asDraft, version: 0, step: 'contact' });
  const { token, code } = await mailed({ ...asDraft, step: 'contact' } as Draft);
  const desk = newToken();
  await visitor.trpc.quotes.openLink.mutate({ token, code, deviceToken: desk });
  const receipt = await visitor.trpc.quotes.submit.mutate({ ...request, token: desk });
  const { submittedNumber } = await visitor.trpc.quotes.getDraft.mutate(request);
  expect(submittedNumber).toBe(receipt.number);
  const foreign = autoRequest();
  expect(await failureOf(visitor.trpc.quotes.submit.mutate({ ...foreign, draftId: request.draftId }))).toMatchObject({
    status: 404,
  });
});

test('a QR code opens the draft once, for ten minutes, and a newer one replaces it', async () => {
  const draft = await begin();
  const show = () => visitor.trpc.quotes.showLink.mutate(draft);
  const open = (token: string) => visitor.trpc.quotes.openLink.mutate({ token, deviceToken: newToken() });
  const first = await show();
  const second = await show();
  expect(await failureOf(open(first.token))).toMatchObject({ status: 404 });
  const both = await Promise.allSettled([open(second.token), open(second.token)]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const third = await show();
  expect(await visitor.trpc.quotes.findLink.mutate({ token: third.token })).toMatchObject({ needsCode: false });
  offsetMs = 11 * MINUTE_MS;
  expect(await failureOf(open(third.token))).toMatchObject({ status: 404 });
});

test('the emails contain no answers, not even the kind of insurance', async () => {
  const { mail } = await mailed(await begin({ postalCode: 'T2P 1J9', notes: 'qzx-secret', fullName: 'Wendy Winner' }));
  for (const part of [mail.subject, mail.text, mail.html])
    expect(part).not.toMatch(/qzx|T2P|Wendy|auto insurance|vehicle/i);
  expect(mail.to?.[0]?.name).toBeFalsy();
});

async function remind(draft: Draft): Promise<void> {
  const keys = await server.services.db.quoteDraftKey.findMany({ where: { draftId: draft.draftId } });
  for (const { tokenHash } of keys) await remindOfDraft(server.services, tokenHash);
}

const remindersTo = (to: string) => server.services.db.outboxMail.count({ where: { to, template: 'draft-reminder' } });

test('a reminder goes only to someone who agreed to it, once, after three days without a change', async () => {
  const asked = await begin();
  const silent = await begin();
  const agreed = await mailed(asked, { reminder: 1 });
  const refused = await mailed(silent);
  expect([agreed.answer.reminder, refused.answer.reminder]).toEqual([true, false]);

  offsetMs = 2 * DAY_MS;
  await visitor.trpc.quotes.saveDraft.mutate({ ...asked, version: 1, step: 'drivers' });
  offsetMs = 3 * DAY_MS + MINUTE_MS;
  await remind(asked);
  expect(await remindersTo(agreed.email)).toBe(0);

  offsetMs = 5 * DAY_MS + MINUTE_MS;
  await Promise.all([remind(asked), remind(asked), remind(silent)]);
  expect([await remindersTo(agreed.email), await remindersTo(refused.email)]).toEqual([1, 0]);
  const { mail, ...own } = await secretOf(agreed.email, 'hasn’t been sent');
  expect(mail.text).toContain('Choose which emails you get');
  expect(mail.text).toContain('We won’t remind you again');
  await visitor.trpc.quotes.openLink.mutate({ ...own, deviceToken: newToken() });
  await visitor.trpc.quotes.openLink.mutate({ token: agreed.token, code: agreed.code, deviceToken: newToken() });

  const again = await visitor.trpc.quotes.emailLink.mutate({ ...asked, email: agreed.email, reminder: 1 });
  expect(again.reminder).toBe(false);
  offsetMs = 20 * DAY_MS;
  await remind(asked);
  expect(await remindersTo(agreed.email)).toBe(1);
});

test('the consent to a reminder is in the ledger with its words, and withdrawing it cancels the reminder', async () => {
  const draft = await begin();
  const { id, username, email } = await createPerson(server.services, 'client', 'Reminded Example');
  const { draftId, token } = draft;
  await visitor.trpc.quotes.emailLink.mutate({ draftId, token, email, reminder: 1 });
  await server.services.db.user.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
  const { privacy } = (await signIn(server.url, username)).trpc;
  const [consent] = (await privacy.consents.query()).consents;
  const { text, version } = reminderConsent(server.env.site);
  expect(consent).toMatchObject({ purpose: 'draft_reminder', text, version, withdrawnAt: null });
  const after = await privacy.withdrawConsent.mutate({ seq: consent?.seq ?? 0 });
  expect(after.consents[0]).toMatchObject({ withdrawnAt: expect.any(String) });
  offsetMs = 4 * DAY_MS;
  await remind(draft);
  expect(await remindersTo(email)).toBe(0);
});

test('a request that was sent or discarded is not reminded about', async () => {
  const draft = await begin(autoAnswers());
  const { email } = await mailed(draft, { reminder: 1 });
  await visitor.trpc.quotes.saveDraft.mutate({ ...draft, version: 1, answers: {} });
  offsetMs = 4 * DAY_MS;
  await remind(draft);
  expect(await remindersTo(email)).toBe(0);
});

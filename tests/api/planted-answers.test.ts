/**
 * Sensitive answers, planted in every questionnaire, are in no email, log, list, search, export or plain column: only in what is sealed.
 * @module-tag long
 */
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptOffer } from '#server/modules/assignment/offers/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { licenceClassSchema } from '#shared/brokers/schema.ts';
import { casePacketPath, packetFormats } from '#shared/case-views/case-file.ts';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { fieldsOf, isOpenField } from '#shared/lines/fields.ts';
import type { Line } from '#shared/lines/ids.ts';
import { quoteDefinitions } from '#shared/lines/questionnaires.ts';
import { validateAnswers } from '#shared/lines/rules.ts';
import { isSensitive } from '#shared/lines/sensitivity.ts';
import { formOf } from '#shared/lines/short-form.ts';
import type { QuestionSet } from '#shared/lines/types.ts';
import { type ApiClient, signIn } from '../support/api-client.ts';
import { adminUrl } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { mailsTo } from '../support/mails.ts';
import { createPerson } from '../support/people.ts';
import { findPlanted, MARK, plantAnswers, sensitiveIds } from '../support/planted.ts';
import { autoRequest, draftKey } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const today = new Date().toISOString().slice(0, 10);
const needles = new Map<string, string>();
const logged: string[] = [];
/** Between them, every question is asked. */
const VARIANTS = [0, 1, 2, 3];
const cases: { id: string; line: Line; set: QuestionSet }[] = [];
let server: TestServer;
let superuser: pg.Client;
let broker: Viewer;
let admin: ApiClient;
let own: ApiClient;
let other: ApiClient;
let client: ApiClient;

function planted(line: Line, set: QuestionSet, variant: number) {
  const definition = formOf(quoteDefinitions[line], set);
  const known = {
    fullName: 'Morgan Example',
    email: `${randomUUID()}@example.com`,
    phone: '403-555-0199',
    postalCode: 'T2P 1J9',
    language: 'en',
  };
  const found = plantAnswers(definition, variant, known, today);
  const { issues } = validateAnswers(quoteDefinitions[line], found.answers, today, set);
  expect(issues, `${line}, ${set}, ${variant}`).toEqual([]);
  for (const [text, question] of found.needles) needles.set(text, `${line}.${question}`);
  return found.answers;
}

/** Saved as a draft, then sent, by a visitor's browser. */
async function send(line: Line, set: QuestionSet, variant: number) {
  const key = draftKey();
  const { version: definitionVersion } = quoteDefinitions[line];
  const answers = planted(line, set, variant);
  const draft = { ...key, line, definitionVersion, version: 0, step: 'contact', set, answers };
  await client.trpc.quotes.saveDraft.mutate(draft);
  expect(findPlanted(await dump('quote_drafts'), needles)).toEqual([]);
  const { db } = server.services;
  // Filled in by a person, who took some time.
  const createdAt = new Date(Date.now() - 600_000);
  await db.quoteDraft.update({ where: { id: key.draftId }, data: { createdAt } });
  const { consents } = autoRequest();
  await client.trpc.quotes.submit.mutate({ ...key, line, definitionVersion, set, answers, consents });
  const { id } = await db.case.findFirstOrThrow({ where: { draftId: key.draftId } });
  cases.push({ id, line, set });
}

/** Every row of a table as text, or of all tables; bytes in hexadecimal digits, as in a dump. Row-level security hides nothing from it. */
async function dump(only?: string): Promise<string> {
  const { rows: tables } = await superuser.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema') AND ($1::text IS NULL OR table_name = $1)`,
    [only ?? null],
  );
  const parts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await superuser.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
    parts.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return parts.join('\n');
}

async function filesIn(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = files
    .filter((file) => file.isFile())
    .map((file) => readFile(path.join(file.parentPath, file.name), 'latin1'));
  return (await Promise.all(texts)).join('\n');
}

const wasDecided = async (caseId: string) =>
  (await server.services.db.assignmentDecision.count({ where: { caseId } })) > 0;

/** The broker asks for open sensitive questions of a short request, and the client answers with the full set. */
async function askAndAnswer(caseId: string, line: Line) {
  const form = await client.trpc.cases.answersForm.mutate({ caseId });
  const open = fieldsOf(quoteDefinitions[line], form.answers).filter(
    (field) => isOpenField(field) && isSensitive(field.question.sensitivity) && field.stepId !== 'contact',
  );
  const paths = open.map((field) => field.path).slice(0, 20);
  let { version } = form;
  if (paths.length > 0) ({ version } = await own.trpc.cases.askClient.mutate({ caseId, version, paths }));
  await client.trpc.cases.askedQuestions.query({ caseId });
  await client.trpc.cases.changeAnswers.mutate({
    caseId,
    version,
    answers: { ...planted(line, 'full', 2), ...form.answers },
  });
}

beforeAll(async () => {
  server = await startTestServer({
    variables: { RATE_LIMIT_SCALE: '1000' },
    overrides: { log: pino({ level: 'trace' }, { write: (line) => void logged.push(line) }) },
  });
  const { services, database } = server;
  const url = new URL(adminUrl());
  url.pathname = new URL(database.ownerUrl).pathname;
  superuser = new pg.Client({ connectionString: url.href });
  await superuser.connect();
  broker = await createPerson(services, 'broker', 'Sage Example');
  const stranger = await createPerson(services, 'broker', 'Robin Example');
  await services.db.brokerProfile.updateMany({ data: { capacity: 0 } });
  await services.db.brokerProfile.update({
    where: { userId: broker.id },
    data: {
      capacity: 500,
      licenceClasses: [...licenceClassSchema.options],
      lines: [...caseTypeSchema.options],
      areas: ['T'],
    },
  });
  const names = ['demo_admin', broker.username, stranger.username, 'demo_client'] as const;
  [admin, own, other, client] = (await Promise.all(names.map((name) => signIn(server.url, name)))) as [
    ApiClient,
    ApiClient,
    ApiClient,
    ApiClient,
  ];
  for (const line of caseTypeSchema.options) {
    await send(line, 'short', 0);
    for (const variant of VARIANTS) await send(line, 'full', variant);
  }
  await eventually('every request has a decision', async () =>
    (await Promise.all(cases.map(({ id }) => wasDecided(id)))).every(Boolean),
  );
  for (const { id: caseId, line, set } of cases) {
    const form = await client.trpc.cases.answersForm.mutate({ caseId });
    // Before a broker accepts, the first of each line changes all of its answers.
    let { version } = form;
    if (set === 'short')
      ({ version } = await client.trpc.cases.changeAnswers.mutate({
        caseId,
        version,
        answers: planted(line, 'short', 1),
      }));
    await eventually('it is offered', () => services.db.offer.findFirst({ where: { caseId, status: 'open' } }));
    ({ version } = await services.db.case.findUniqueOrThrow({ where: { id: caseId } }));
    await acceptOffer(services, broker, { caseId, version });
    if (set === 'short') await askAndAnswer(caseId, line);
  }
}, 240_000);
afterAll(async () => {
  await superuser?.end();
  await server?.stop();
});

const expectNothing = (text: string) => {
  expect(text.length).toBeGreaterThan(0);
  expect(findPlanted(text, needles)).toEqual([]);
};

test('something was planted in every sensitive question that takes words or a number, and the broker of the request reads it', async () => {
  const asked = new Set([...needles.values()]);
  const missed = caseTypeSchema.options.flatMap((line) =>
    quoteDefinitions[line].steps.flatMap(({ questions }) =>
      questions.flatMap((question) => {
        const fields = question.type === 'repeatGroup' ? question.questions : [question];
        return fields
          .filter(
            (field) =>
              ['text', 'longText', 'name', 'vin'].includes(field.type) &&
              isSensitive(field.type === 'info' ? 'S1' : field.sensitivity),
          )
          .map((field) => `${line}.${question.type === 'repeatGroup' ? `${question.id}.` : ''}${field.id}`)
          .filter((id) => !asked.has(id));
      }),
    ),
  );
  expect(missed).toEqual([]);
  // Amounts too, as cents and as people write them.
  for (const written of [/^\d+$/, /^\$/]) expect([...needles.keys()].some((text) => written.test(text))).toBe(true);
  for (const { id: caseId } of cases)
    expect(
      JSON.stringify(await own.trpc.cases.answers.mutate({ caseId, includeSensitive: true, reason: 'To quote it' })),
    ).toContain(MARK);
});

test('none of it is in any table, and what is stored openly has no key of a sensitive question', async () => {
  const text = await dump();
  expectNothing(text);
  // It would be found.
  const [needle = ''] = needles.keys();
  await superuser.query(`CREATE TABLE careless AS SELECT '${needle}'::text AS answer`);
  expect(findPlanted(await dump('careless'), needles)).toHaveLength(1);
  // Bytes are written in hexadecimal digits: what is sealed is no text.
  for (const needle of needles.keys()) expect(text).not.toContain(Buffer.from(needle).toString('hex'));
  for (const { id, line } of cases) {
    const { answers, sealedAnswers } = await server.services.db.case.findUniqueOrThrow({ where: { id } });
    expect(sealedAnswers, line).not.toBeNull();
    const keys = new Set(
      JSON.stringify(answers)
        .match(/"[A-Za-z0-9]+"(?=:)/g)
        ?.map((key) => key.slice(1, -1)),
    );
    expect(
      sensitiveIds(quoteDefinitions[line]).filter((key) => keys.has(key)),
      line,
    ).toEqual([]);
  }
});

test('none of it is in an email, a stored file or the log', async () => {
  await eventually(
    'the emails are sent',
    async () => (await server.services.db.outboxMail.count({ where: { state: 'queued' } })) === 0,
  );
  const mails = await mailsTo(server.env);
  expect(mails.length).toBeGreaterThan(cases.length);
  // Their bodies are encoded in the files.
  expectNothing(JSON.stringify(mails.map(({ subject, text, html, to }) => [subject, text, html, to])));
  expectNothing(await filesIn(server.env.dataDir));
  expectNothing(logged.join('\n'));
});

test('none of it is in a list or the history, and no search finds it', async () => {
  const words = [...needles.keys()].filter((text) => text.startsWith(MARK)).slice(0, 6);
  for (const person of [own, other, admin]) {
    const scopes = person === admin ? (['all'] as const) : (['mine', 'offered', 'pool'] as const);
    for (const scope of scopes) {
      expectNothing(JSON.stringify(await person.trpc.worklist.list.query({ scope })));
      expectNothing(JSON.stringify(await person.trpc.cases.list.query({ scope })));
      if (scope === 'pool' || scope === 'offered') continue;
      for (const q of words) expect((await person.trpc.worklist.list.query({ scope, q })).cases, q).toEqual([]);
    }
    const { hits } = await person.trpc.worklist.messages.query({ scope: person === admin ? 'all' : 'mine', q: MARK });
    expect(hits).toEqual([]);
    expect((await person.trpc.worklist.find.query({ q: MARK })).cases).toEqual([]);
  }
  for (const q of needles.keys()) expect((await admin.trpc.worklist.find.query({ q })).cases, q).toEqual([]);
  for (const { id: caseId } of cases) {
    for (const person of [own, admin, client]) {
      expectNothing(JSON.stringify(await person.trpc.cases.get.query({ caseId })));
      expectNothing(JSON.stringify(await person.trpc.cases.timeline.query({ caseId })));
    }
    expectNothing(JSON.stringify(await admin.trpc.cases.answers.mutate({ caseId, includeSensitive: false })));
    expectNothing(JSON.stringify(await admin.trpc.cases.decisions.query({ caseId })));
    for (const format of ['csv', 'json', 'text'] as const) {
      const copy = { caseId, format, includeSensitive: false, assumptions: [] };
      expectNothing(JSON.stringify(await admin.trpc.cases.copyAnswers.mutate(copy)));
    }
    expectNothing(JSON.stringify(await own.trpc.cases.papers.query({ caseId })));
    for (const format of packetFormats) {
      const { status, text } = await own.call('GET', casePacketPath(caseId, format));
      expect(status, format).toBe(200);
      expectNothing(text);
    }
  }
  expectNothing(JSON.stringify(await admin.trpc.clients.list.query({ filter: 'open_cases', search: 'demo' })));
});

test('none of it is in an export or the audit log', async () => {
  for (const list of ['cases', 'clients', 'users', 'contact-messages', 'subscribers']) {
    const { status, text } = await admin.call('GET', `/api/admin/export/${list}.csv`);
    expect(status, list).toBe(200);
    expectNothing(text);
  }
  expectNothing(JSON.stringify(await admin.trpc.audit.list.query({})));
});

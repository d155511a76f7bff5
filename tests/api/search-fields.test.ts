/**
 * What a broker types when a client calls: a policy number, a plate of a car they insured, a street, a file. Everything that is known and
 * not sensitive finds the request, the best match first, and the row says why.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { quoteDefinitions } from '#shared/lines/questionnaires.ts';
import { searchedAnswers } from '#shared/lines/searched.ts';
import { isSensitive } from '#shared/lines/sensitivity.ts';
import type { RowQuestion } from '#shared/lines/types.ts';
import type { ApiClient } from '../support/api-client.ts';
import { hours, NOW, openQueueDesk, type QueueDesk, titles } from '../support/queue-desk.ts';

let desk: QueueDesk;

beforeAll(async () => {
  desk = await openQueueDesk();
});
afterAll(() => desk.server.stop());
beforeEach(async () => {
  const { db } = desk.server.services;
  await db.documentVersion.deleteMany();
  await db.document.deleteMany();
  await db.quoteOption.deleteMany();
  await desk.clear();
});

const answers = {
  vehicles: [
    { year: 2021, make: 'Ford', model: 'F-150', trim: 'Lariat' },
    { year: 2014, make: 'Mazda', model: 'CX-5', condition: 'Dented' },
  ],
  address: { street: '12-3456 Élbow Drive SW', unit: '7B', city: 'Okotoks' },
  currentInsurer: 'Peace Hills',
  businessName: 'Northern Larch Ltd.',
  primaryInsurer: '__unknown',
};

const caseId = (title: string) =>
  desk.server.services.db.case.findFirstOrThrow({ where: { title }, select: { id: true } }).then(({ id }) => id);

async function putOption(title: string, insurer: string) {
  const { db } = desk.server.services;
  const id = newId();
  const facts = { round: 1, position: 0, premiumCents: 120_000, term: 'annual', coverages: [], validUntil: NOW };
  await db.quoteOption.create({ data: { id, caseId: await caseId(title), insurer, ...facts } });
  return id;
}

async function putFile(title: string, fileName: string, documentTitle = 'Proof of insurance') {
  const { db } = desk.server.services;
  const document = { id: newId(), caseId: await caseId(title), title: documentTitle, category: 'other' };
  const by = { uploadedByName: 'Morgan', uploadedByRole: 'client', createdAt: hours(-1) };
  await db.document.create({ data: { ...document, ...by } });
  const stored = { mediaType: 'application/pdf', sha256: 'a'.repeat(64), size: 1, masterKeyId: '0'.repeat(16) };
  const keys = { storageKey: randomUUID(), uploadId: randomUUID() };
  const version = { id: newId(), documentId: document.id, number: 1, fileName };
  await db.documentVersion.create({ data: { ...version, ...stored, ...keys } });
  return document.id;
}

/** The reasons of the first row, with what was searched for in brackets. */
async function reasons(client: ApiClient, q: string): Promise<string[]> {
  const { cases } = await client.trpc.worklist.list.query({ scope: 'mine', q });
  const found = cases[0]?.found ?? [];
  return found.map(
    ({ where, pieces }) => `${where}: ${pieces.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('')}`,
  );
}

describe('every field', () => {
  beforeEach(async () => {
    const { put } = desk;
    const bound = { status: 'bound', closedAt: NOW, boundInsurer: 'Wawanesa', policyNumber: 'CB-12 7788' } as const;
    await put(
      { title: 'wanted', answers, postalCode: 'T1S 2B4', externalReference: 'TAM-90210', ...bound },
      { title: 'other', contactName: 'Kim Li' },
      { title: 'theirs', answers, brokerId: desk.other.id, policyNumber: 'CB-12 7788' },
    );
    for (const title of ['wanted', 'theirs']) {
      await putOption(title, 'Portage Mutual');
      await putFile(title, 'pink-card_2026.pdf', 'Driver’s abstract');
    }
  });

  test.each([
    ['CB-127788', 'policy: [CB-12 7788]'],
    ['7788', 'policy: CB-12 [7788]'],
    ['tam-90210', 'reference: [TAM-90210]'],
    ['wawanesa', 'insurer: [Wawanesa]'],
    ['portage', 'insurer: [Portage] Mutual'],
    ['peace hills', 'insurer: [Peace] [Hills]'],
    ['f150', 'vehicle: 2021 Ford [F-150] Lariat'],
    ['f-150', 'vehicle: 2021 Ford [F-150] Lariat'],
    ['2014 mazda', 'vehicle: [2014] [Mazda] CX-5'],
    ['cx-5', 'vehicle: 2014 Mazda [CX-5]'],
    ['elbow dr', 'address: Unit 7B, 12-3456 [Élbow] [Dr]ive SW, Okotoks'],
    ['3456 elbow', 'address: Unit 7B, 12-[3456] [Élbow] Drive SW, Okotoks'],
    ['okotoks', 'address: Unit 7B, 12-3456 Élbow Drive SW, [Okotoks]'],
    ['t1s2b4', 'address: [T1S 2B4]'],
    ['t1s 2b', 'address: [T1S] [2B]4'],
    ['larch', 'business: Northern [Larch] Ltd.'],
    ['pink-card_2026.pdf', 'file: [pink-card_2026.pdf]'],
    ['card', 'file: pink-[card]_2026.pdf'],
    ['abstract', 'file: Driver’s [abstract]'],
  ])('%s finds the request of the broker alone, and says why', async (q, reason) => {
    expect(await titles(desk.as.broker, { q })).toEqual(['wanted']);
    expect(await reasons(desk.as.broker, q)).toContain(reason);
    expect((await titles(desk.as.admin, { scope: 'all', q })).toSorted()).toEqual(
      /tam|wawa|t1s/.test(q) ? ['wanted'] : ['theirs', 'wanted'],
    );
  });

  test('words of several fields are searched together', async () => {
    for (const q of ['morgan f150', 'ford okotoks wawanesa', 'lariat pink'])
      expect(await titles(desk.as.broker, { q }), q).toEqual(['wanted']);
    expect(await titles(desk.as.broker, { q: 'morgan tesla' })).toEqual([]);
  });

  test('what is unsure or was not asked for finds nothing', async () => {
    for (const q of ['unknown', 'dented', '__unknown']) expect(await titles(desk.as.broker, { q }), q).toEqual([]);
  });
});

/** What people would search for, wherever a questionnaire asks for it. */
function isSearched(question: RowQuestion): boolean {
  const named = /nsurer$|^businessName$/.test(question.id) && question.type === 'text';
  return !isSensitive(question.sensitivity) && (question.type === 'address' || 'suggest' in question || named);
}

test('every question for an address, a vehicle, an insurer or a business is searched, by the database and in its reasons', async () => {
  let asked = 0;
  for (const definition of Object.values(quoteDefinitions)) {
    for (const question of definition.steps.flatMap(({ questions }) => questions)) {
      if (question.type === 'info') continue;
      const group = question.type === 'repeatGroup' ? question : null;
      const questions = question.type === 'repeatGroup' ? question.questions : [question];
      for (const each of questions) {
        if (each.type === 'info' || !isSearched(each)) continue;
        const value = each.type === 'address' ? { street: '1 Larch Street', city: 'Okotoks' } : 'Larch';
        const given = group ? { [group.id]: [{ [each.id]: value }] } : { [each.id]: value };
        const { rows } = await desk.server.services.pool.query('SELECT searched_answers($1) AS words', [given]);
        expect(rows[0].words, each.id).toContain('Larch');
        expect(
          searchedAnswers(given)
            .map(({ text }) => text)
            .join(),
          each.id,
        ).toContain('Larch');
        asked += 1;
      }
    }
  }
  expect(asked).toBeGreaterThan(15);
});

test('a file is found until it is deleted, an option under its latest insurer', async () => {
  const { put, as, server } = desk;
  await put({ title: 'one' });
  const document = await putFile('one', 'dec-page.pdf', 'Dec page');
  const option = await putOption('one', 'Portage Mutual');
  const { db } = server.services;
  await db.document.update({ where: { id: document }, data: { title: 'Renewal' } });
  expect(await titles(as.broker, { q: 'renewal' })).toEqual(['one']);
  await db.document.update({ where: { id: document }, data: { deletedAt: NOW } });
  for (const q of ['renewal', 'dec page']) expect(await titles(as.broker, { q }), q).toEqual([]);
  await db.quoteOption.update({ where: { id: option }, data: { insurer: 'Millennium' } });
  expect(await titles(as.broker, { q: 'portage' })).toEqual([]);
  expect(await titles(as.broker, { q: 'millennium' })).toEqual(['one']);
  await db.quoteOption.delete({ where: { id: option } });
  expect(await titles(as.broker, { q: 'millennium' })).toEqual([]);
});

test('two files that arrive at the same moment are both found', async () => {
  const { put, as } = desk;
  await put({ title: 'one' });
  await Promise.all(['front.jpg', 'back.jpg', 'side.jpg'].map((name) => putFile('one', name)));
  for (const q of ['front', 'back', 'side']) expect(await titles(as.broker, { q }), q).toEqual(['one']);
});

describe('the best match comes first', () => {
  test('a whole number, then names, then the rest, each newest first', async () => {
    const { put, as } = desk;
    await put(
      { title: 'Lee’s boat', contactName: 'Kim Ash', lastEventAt: hours(-1) },
      { title: 'old name', contactName: 'Kim Lee', lastEventAt: hours(-9) },
      { title: 'new name', contactName: 'Leeanne Ash', lastEventAt: hours(-2) },
      { title: 'file', contactName: 'Ash', lastEventAt: hours(0) },
    );
    await putFile('file', 'lee.pdf');
    expect(await titles(as.broker, { q: 'lee' })).toEqual(['new name', 'old name', 'file', 'Lee’s boat']);
    expect(await titles(as.broker, { q: 'lee', sort: 'activity' })).toEqual([
      'file',
      'Lee’s boat',
      'new name',
      'old name',
    ]);
  });

  test('a policy number typed whole precedes those that begin with it', async () => {
    const { put, as } = desk;
    await put(
      { title: 'longer', policyNumber: 'PM-10045', lastEventAt: hours(-1) },
      { title: 'whole', policyNumber: 'PM-1004', lastEventAt: hours(-5) },
      { title: 'phone', contactPhone: '403-555-1004', contactPhoneE164: '+14035551004', lastEventAt: hours(-2) },
    );
    expect(await titles(as.broker, { q: 'pm1004' })).toEqual(['whole', 'longer']);
    expect(await titles(as.broker, { q: '403 555 1004' })).toEqual(['phone']);
  });

  test('pages follow each other through the kinds of matches, each row once', async () => {
    const { put, as } = desk;
    const rows = (count: number, of: (index: number) => object) =>
      Array.from({ length: count }, (_, index) => ({ lastEventAt: hours(-Math.floor(index / 3)), ...of(index) }));
    await put(
      ...rows(30, (index) => ({ title: `Larch ${index}`, contactName: 'Kim Ash' })),
      ...rows(25, (index) => ({ title: `name ${index}`, contactName: 'Larch Ash' })),
      ...rows(3, (index) => ({
        title: `both ${index}`,
        contactName: 'Larch Larch',
        answers: { businessName: 'Larch' },
      })),
    );
    const seen: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await as.broker.trpc.worklist.list.query({ scope: 'mine', q: 'larch', ...(cursor && { cursor }) });
      seen.push(...page.cases.map(({ title }) => title));
      if (!page.nextCursor) break;
      cursor = page.nextCursor;
    }
    expect(seen).toHaveLength(58);
    expect(new Set(seen).size).toBe(58);
    expect(seen.slice(0, 28).every((title) => /^(name|both)/.test(title))).toBe(true);
    expect(seen.slice(28).every((title) => title.startsWith('Larch'))).toBe(true);
  });
});

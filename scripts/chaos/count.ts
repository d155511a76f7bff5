/** Compares what was acknowledged with what is stored. */
import pg from 'pg';
import { receiptEmails } from '#server/modules/cases/create/emails.ts';
import { documentContentPath } from '#shared/documents/schema.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { eventually } from '../../tests/support/eventually.ts';
import type { TestSmtp } from '../../tests/support/smtp.ts';
import type { Fact, FactKind } from './ledger.ts';
import type { Desk } from './writers.ts';

export interface Counted {
  kind: string;
  acknowledged: number;
  found: number;
  /** Facts stored more than once. */
  doubled: number;
}

const keys: Record<Exclude<FactKind, 'document'>, string> = {
  'contact message': 'SELECT message AS key FROM contact_messages',
  request: 'SELECT contact_email_key AS key FROM cases',
  'message in a case': 'SELECT body AS key FROM messages',
  'newsletter sign-up': 'SELECT email_key AS key FROM newsletter_subscribers',
};

function compared(kind: string, facts: readonly Fact[], there: readonly string[]): Counted {
  const counts = new Map<string, number>();
  for (const key of there) counts.set(key, (counts.get(key) ?? 0) + 1);
  const found = facts.filter(({ key }) => counts.has(key));
  return {
    kind,
    acknowledged: facts.length,
    found: found.length,
    doubled: found.filter(({ key }) => (counts.get(key) ?? 0) > 1).length,
  };
}

/** Every document is downloaded in full, not only looked up. */
async function readable({ client, caseId }: Desk, facts: readonly Fact[]): Promise<string[]> {
  const { documents } = await client.trpc.documents.list.query({ caseId });
  const there: string[] = [];
  for (const { key } of facts) {
    const document = documents.find(({ id }) => id === key);
    const version = document?.versions[0];
    if (!document || !version) continue;
    const { status, text } = await client.call('GET', documentContentPath(version.id));
    if (status === 200 && text.includes(document.title)) there.push(key);
  }
  return there;
}

/** The subject of every receipt, up to the number of the request. */
const RECEIPT = receiptEmails['request-received'].content(
  { number: '', title: '', path: '', promise: '' },
  defaultSiteProfile,
).subject;

/** @throws when a promised receipt is never sent */
async function receipts(facts: readonly Fact[], smtp: TestSmtp): Promise<Counted> {
  const addresses = () =>
    smtp.received.flatMap(({ to, subject }) => (subject?.startsWith(RECEIPT) ? [to?.[0]?.address ?? ''] : []));
  await eventually(
    'every receipt has been sent',
    async () => {
      const there = new Set(addresses());
      return facts.every(({ key }) => there.has(key));
    },
    600_000,
  ).catch(() => undefined);
  return compared('receipt by email', facts, addresses());
}

export async function countAll(
  desk: Desk,
  databaseOwnerUrl: string,
  smtp: TestSmtp,
  facts: readonly Fact[],
): Promise<Counted[]> {
  const of = (kind: FactKind) => facts.filter((fact) => fact.kind === kind);
  const client = new pg.Client({ connectionString: databaseOwnerUrl });
  await client.connect();
  try {
    const counted: Counted[] = [];
    for (const [kind, sql] of Object.entries(keys) as [Exclude<FactKind, 'document'>, string][]) {
      const { rows } = await client.query<{ key: string }>(sql);
      counted.push(
        compared(
          kind,
          of(kind),
          rows.map(({ key }) => key),
        ),
      );
    }
    counted.push(compared('document, downloaded again', of('document'), await readable(desk, of('document'))));
    counted.push(await receipts(of('request'), smtp));
    return counted;
  } finally {
    await client.end();
  }
}

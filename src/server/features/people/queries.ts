/** People who asked without an account: there is no row of theirs, so they are told apart by the mailbox of their cases. */
import type { Database } from '#server/db.ts';
import { caseNumber } from '#server/features/cases/view.ts';
import { Prisma } from '#server/generated/prisma/client.ts';
import type { Services } from '#server/services.ts';
import { wordQuery } from '#server/word-search.ts';
import type { CaseStatus } from '#shared/cases/schema.ts';
import { type ListPeopleInput, type PersonPage, SEARCH_MATCHES_MAX } from '#shared/clients/schema.ts';

const PAGE_SIZE = 25;

type Row = {
  id: string;
  serial: number;
  title: string;
  status: CaseStatus;
  contactName: string;
  contactPhone: string;
  mailbox: string;
  createdAt: Date;
};

const columns = Prisma.raw(
  'c.id, c.serial, c.title, c.status, c.contact_name AS "contactName", c.contact_phone AS "contactPhone", c.created_at AS "createdAt"',
);
/** As the index "cases_without_account" spells it: in the order of the bytes, whatever the collation of the database. */
const mailbox = Prisma.raw('c.contact_email_key COLLATE "C"');
const nobody = Prisma.raw('c.client_id IS NULL AND c.anonymised_at IS NULL');

/** The latest case of each mailbox, one mailbox after the other. */
function peoplePage(after: string, { match }: { match: Prisma.Sql | null }): Prisma.Sql {
  const from = match
    ? Prisma.sql`(SELECT * FROM cases c WHERE ${nobody}
        AND to_tsvector('simple', c.contact_name || ' ' || c.contact_email || ' ' || c.title || ' ' || coalesce(c.contact_phone_e164, '') || ' ' || c.serial::text)
          @@ ${match} LIMIT ${SEARCH_MATCHES_MAX})`
    : Prisma.raw('cases');
  return Prisma.sql`
    SELECT DISTINCT ON (${mailbox}) ${columns}, c.contact_email_key AS mailbox FROM ${from} c
    WHERE ${nobody} AND ${mailbox} > ${after}
    ORDER BY ${mailbox}, c.created_at DESC, c.id DESC LIMIT ${PAGE_SIZE + 1}`;
}

function findRows(db: Database, { search = '', cursor = '' }: ListPeopleInput): Promise<Row[]> {
  const match = search ? wordQuery(search) : null;
  if (search && !match) return Promise.resolve([]);
  return db.$queryRaw<Row[]>(peoplePage(cursor, { match }));
}

/** Everybody who asked without an account, by mailbox. */
export async function findPeople({ db, env }: Services, input: ListPeopleInput): Promise<PersonPage> {
  const found = await findRows(db, input);
  const rows = found.slice(0, PAGE_SIZE);
  const people = rows.map((row) => ({
    mailbox: row.mailbox,
    name: row.contactName,
    phone: row.contactPhone,
    caseId: row.id,
    caseNumber: caseNumber(row, env.site),
    caseTitle: row.title,
    caseStatus: row.status,
    createdAt: row.createdAt.toISOString(),
  }));
  return { people, nextCursor: found.length > PAGE_SIZE ? (rows.at(-1)?.mailbox ?? null) : null };
}

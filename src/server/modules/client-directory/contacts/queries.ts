/** Contacts without an account: they have no row of their own, so the mailbox of their cases distinguishes them. */

import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import type { Database } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { Services } from '#server/platform/services.ts';
import { searchedPage, searchInOrder } from '#server/platform/text-search/in-order.ts';
import { findNearNames } from '#server/platform/text-search/near-names.ts';
import { wantedWords } from '#server/platform/text-search/vectors.ts';
import type { CaseStatus } from '#shared/cases/vocabulary.ts';
import type { ListPeopleInput, PersonPage } from '#shared/client-directory/schema.ts';
import { shownAddress } from '#shared/platform/placeholder-address.ts';
import { searchTerms } from '#shared/platform/text-search/terms.ts';

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
  'c.id, c.serial, c.title, c.status, c.contact_name AS "contactName", c.contact_phone AS "contactPhone", c.created_at AS "createdAt", c.mailbox',
);
/** Written as in the index "cases_without_account": in byte order, whatever the collation of the database. */
const mailbox = Prisma.raw('c.contact_email_key COLLATE "C"');
const nobody = Prisma.raw('c.client_id IS NULL AND c.anonymised_at IS NULL');

/** The latest case of each mailbox, ordered by mailbox. */
const latest = Prisma.sql`(SELECT DISTINCT ON (${mailbox}) c.*, ${mailbox} AS mailbox FROM cases c WHERE ${nobody}
  ORDER BY ${mailbox}, c.created_at DESC, c.id DESC) c`;
/** The same for cases that match a search: a match counts only when it is the latest case of its mailbox. */
const latestOfHits = Prisma.sql`(SELECT c.*, ${mailbox} AS mailbox FROM cases c WHERE ${nobody}
  AND NOT EXISTS (SELECT 1 FROM cases later WHERE later.contact_email_key = c.contact_email_key AND later.client_id IS NULL
    AND later.anonymised_at IS NULL AND (later.created_at, later.id) > (c.created_at, c.id))) c`;

const after = ({ mailbox: address }: Pick<Row, 'mailbox'>) => Prisma.sql`c.mailbox > ${address}`;

async function findRows(
  db: Database,
  { search, cursor }: ListPeopleInput,
): Promise<Omit<PersonPage, 'people'> & { rows: Row[] }> {
  const place = cursor ? { mailbox: cursor } : null;
  if (!search) {
    const later = place ? after(place) : Prisma.sql`true`;
    const found = await db.$queryRaw<Row[]>`
      SELECT ${columns} FROM ${latest} WHERE ${later} ORDER BY c.mailbox LIMIT ${PAGE_SIZE + 1}`;
    const rows = found.slice(0, PAGE_SIZE);
    const nextCursor = found.length > PAGE_SIZE ? (rows.at(-1)?.mailbox ?? null) : null;
    return { rows, nextCursor, capped: false, near: [] };
  }
  const terms = searchTerms(search);
  if (!terms) return { rows: [], nextCursor: null, capped: false, near: [] };
  const wanted = wantedWords('cases', terms.kind === 'words' ? terms.words : [search.trim().toLowerCase()]);
  const found = await searchInOrder<Row, Pick<Row, 'mailbox'>>(
    db,
    {
      from: latest,
      columns,
      conditions: [],
      order: Prisma.raw('c.mailbox'),
      after,
      ...wanted,
      key: Prisma.raw('c.id'),
      fromHits: latestOfHits,
    },
    place,
    PAGE_SIZE,
  );
  const { rows, next, capped } = searchedPage(found, PAGE_SIZE);
  const near =
    rows.length === 0 && !next && !place
      ? await findNearNames(db, { where: 'cases', from: Prisma.raw('cases c'), conditions: [nobody] }, search)
      : [];
  return { rows, nextCursor: next?.mailbox ?? null, capped, near };
}

/** Contacts without an account, ordered by mailbox. */
export async function findPeople({ db, env }: Services, input: ListPeopleInput): Promise<PersonPage> {
  const { rows, ...progress } = await findRows(db, input);
  const people = rows.map((row) => ({
    mailbox: shownAddress(row.mailbox),
    name: row.contactName,
    phone: row.contactPhone,
    caseId: row.id,
    caseNumber: caseNumber(row, env.site),
    caseTitle: row.title,
    caseStatus: row.status,
    createdAt: row.createdAt.toISOString(),
  }));
  return { people, ...progress };
}

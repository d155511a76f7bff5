/**
 * The traces a journey must have left of a person before they are erased, derived from the classes of the columns: a new table that leads
 * to a person fails until the journey leaves something in it. Otherwise the erasure would be tested on an empty table.
 */
import type { Occasion, TableClass } from '#server/modules/data-classes/classes.ts';
import { bound, leadsOf } from '#server/modules/data-classes/erasing.ts';
import { allTables } from '#server/modules/data-classes/tables.ts';
import type { Database } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';

/** Tables erased with the person that hold none of the person's words for a search to find. Their rows are checked all the same. */
export const wordless: Readonly<Record<string, string>> = {
  calendar_feeds: 'the hash of an address',
  case_invitations: 'the hash of a link',
  case_reads: 'kinds of closed lists, and ids',
  consent_details: 'the form and the network address of a consent: erasure.test.ts asks for the rows',
  digest_items:
    'a line without content, and the number of the request (src/server/modules/notifications/outbox/policy.ts)',
  inbound_emails: 'outcomes and reasons of closed lists, and a digest',
  follow_ups: 'times, counts and reasons of a closed list',
  notification_preferences: 'topics and channels of closed lists',
  push_subscriptions: 'the address of a browser, sealed, and its hash',
  recovery_codes: 'hashes of codes',
  security_events: 'kinds and outcomes of closed lists, a network, and the name of a browser',
  user_sessions: 'the name of a browser, and the hash of a device',
};

/** Paths to a person that the journey does not take, as `table, occasion, number`. */
export const notWalked: Readonly<Record<string, string>> = {
  'audit_entries, account, 4': 'nothing that a client does is in the audit log today',
  'calendar_feeds, account, 1':
    'only brokers have one, and their accounts are not erased; it is for one that became a client',
  'saved_views, account, 1':
    'only the staff save views, and their accounts are not erased; it is for one that became a client',
};

/** What is still there once the person is erased, and why that is right. */
export const leftOnPurpose: Readonly<Record<string, string>> = {
  'chat_turns.question':
    'nothing ties a question to a person, so nobody could find theirs; it goes after 90 days (docs/decisions/0046)',
};

const goesAway = ({ row, erased, by }: TableClass) => row ?? by?.columns ?? Object.keys(erased ?? {});

/** The tables with a column that can hold the person's words, and is cleared when the person is erased. */
export function tablesWithWords(wordColumns: readonly string[]): string[] {
  const known = new Set(wordColumns);
  const some = allTables.filter((table) => goesAway(table).some((column) => known.has(`${table.table}.${column}`)));
  return some.map(({ table }) => table);
}

/** The paths from these cases, accounts and mailboxes on which nothing is found, as `table, occasion, number`. */
export async function waysToNothing(
  db: Database,
  people: Readonly<Record<Occasion, readonly string[]>>,
): Promise<string[]> {
  const missing: string[] = [];
  for (const table of allTables)
    for (const occasion of ['case', 'account', 'mailbox', 'address'] as const)
      for (const [index, { where }] of leadsOf(table, occasion).entries()) {
        const condition = bound(where, { occasion, ids: people[occasion], at: new Date() });
        const [found] = await db.$queryRaw<unknown[]>`
          SELECT 1 FROM ${Prisma.raw(table.table)} WHERE ${condition} LIMIT 1`;
        if (!found) missing.push(`${table.table}, ${occasion}, ${index + 1}`);
      }
  return missing;
}

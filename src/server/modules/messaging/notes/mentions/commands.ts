/** Mentions of colleagues in internal notes: who is meant, and that they are notified. */
import type { Actor, MovedCase } from '#server/modules/cases/commands.ts';
import { notify } from '#server/modules/notifications/commands.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { mentionedIn } from '#shared/messaging/mentions/words.ts';
import { paths } from '#shared/platform/paths.ts';
import { findColleagues, findReaders } from './queries.ts';

export type Mention = { userId: string; name: string; notified: boolean };

/**
 * Finds the colleagues a note names and notifies those who may open the case. The others are listed as not notified, so that its author
 * learns that nobody has told them.
 */
export async function notifyMentioned(
  tx: Transaction,
  row: MovedCase,
  actor: Actor,
  at: Date,
  body: string,
): Promise<Mention[]> {
  if (!body.includes('@')) return [];
  const colleagues = await findColleagues(tx, actor.id);
  const names = new Set(
    mentionedIn(
      body,
      colleagues.map(({ name }) => name),
    ),
  );
  const meant = colleagues.filter(({ name }) => names.has(name));
  const sees = await findReaders(tx, row);
  const title = `${actor.name} mentioned you in a note about ${row.title}`;
  notify(
    tx,
    at,
    meant.filter(sees).map(({ id, role }) => ({
      userId: id,
      type: 'mentioned',
      title,
      link: role === 'admin' ? paths.admin.case(row.id) : paths.broker.case(row.id),
      caseId: row.id,
    })),
  );
  return meant.map((colleague) => ({ userId: colleague.id, name: colleague.name, notified: sees(colleague) }));
}

/** Mails about a case, to whoever it concerns. */
import type { Transaction } from '#server/db.ts';
import type { MovedCase } from '#server/features/cases/commands.ts';
import { caseNumber } from '#server/features/cases/view.ts';
import { inviteToCase } from '#server/features/invitations/commands.ts';
import { queueMails } from '#server/features/mail/commands.ts';
import type { MailData } from '#server/features/mail/mails.ts';
import type { Services } from '#server/services.ts';
import { paths } from '#shared/paths.ts';

type CaseTemplate = {
  [Name in keyof MailData]: MailData[Name] extends { number: string; title: string; path: string } ? Name : never;
}[keyof MailData];
/** What a template wants beyond the facts of the case. */
type Extra<Name extends CaseTemplate> = Omit<MailData[Name], 'number' | 'title' | 'path'>;

/** Name and address of the client, with or without an account, or of the assigned broker. */
async function recipient(
  tx: Transaction,
  row: MovedCase,
  whom: 'client' | 'broker',
): Promise<{ to: string; toName: string } | null> {
  if (whom === 'client' && !row.clientId) return { to: row.contactEmail, toName: row.contactName };
  const userId = whom === 'client' ? row.clientId : row.brokerId;
  const user = userId && (await tx.user.findUnique({ where: { id: userId }, select: { email: true, fullName: true } }));
  return user ? { to: user.email, toName: user.fullName } : null;
}

/** A client without an account gets a fresh link to create it; the case is behind it. */
async function pathFor(tx: Transaction, row: MovedCase, whom: 'client' | 'broker', now: Date): Promise<string> {
  if (whom === 'broker') return paths.broker.case(row.id);
  return row.clientId ? paths.portal.case(row.id) : inviteToCase(tx, row.id, now);
}

export async function queueCaseMail<Name extends CaseTemplate>(
  tx: Transaction,
  { jobs, env, now }: Services,
  row: MovedCase,
  whom: 'client' | 'broker',
  template: Name,
  ...[extra]: keyof Extra<Name> extends never ? [] : [Extra<Name>]
): Promise<void> {
  const address = await recipient(tx, row, whom);
  if (!address) return;
  const path = await pathFor(tx, row, whom, now());
  const data = { number: caseNumber(row, env.site), title: row.title, path, ...extra } as never;
  await queueMails(tx, jobs, [{ template, ...address, data }]);
}

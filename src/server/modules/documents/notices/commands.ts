/** Notices about documents: that there is one, never which. */

import type { MovedCase } from '#server/modules/cases/commands.ts';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import { tellInPortal } from '#server/modules/cases/workflow/commands.ts';
import { queueCaseEmail } from '#server/modules/cases/workflow/notices/commands.ts';
import { notify } from '#server/modules/notifications/commands.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { outgoing } from '#server/modules/notifications/outbox/definition.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import type { Services } from '#server/platform/services.ts';
import { paths } from '#shared/platform/paths.ts';
import type { Role } from '#shared/platform/permissions.ts';
import { documentEmails } from '../emails.ts';

/**
 * Notifies the other side that a document can be opened. While an earlier notice is unread, another email says nothing new: ten files
 * sent at once are one email. A client without an account has no notices, so each file sends one.
 */
export async function tellOfDocument(
  tx: Transaction,
  services: Services,
  row: MovedCase,
  { uploadedByRole, visibility }: { uploadedByRole: string; visibility: 'client' | 'staff' },
): Promise<void> {
  const whom = uploadedByRole === 'client' ? 'broker' : 'client';
  if (visibility === 'staff') return;
  const userId = whom === 'client' ? row.clientId : row.brokerId;
  const waiting =
    userId &&
    (await tx.notification.findFirst({
      where: { userId, caseId: row.id, type: 'document_added', readAt: null },
      select: { seq: true },
    }));
  await tellInPortal(tx, services.now(), row, whom, 'document_added', `New document · ${row.title}`);
  if (!waiting) await queueCaseEmail(tx, services, row, whom, documentEmails['document-added']);
}

/** The page of a case for each role. */
const casePath: Record<Role, (id: string) => string> = {
  client: paths.portal.case,
  broker: paths.broker.case,
  admin: paths.admin.case,
};

/** Notifies the sender of a harmful file, the broker of the case, and every administrator, each once. */
export async function tellOfHarm(
  tx: Transaction,
  services: Services,
  row: MovedCase,
  uploadedById: string | null,
): Promise<void> {
  const users = await tx.user.findMany({
    where: {
      disabledAt: null,
      OR: [{ roleText: 'admin' }, { id: { in: [uploadedById, row.brokerId].filter((id) => id !== null) } }],
    },
    select: { id: true, role: true, email: true, fullName: true },
  });
  const facts = { number: caseNumber(row, services.env.site), title: row.title };
  notify(
    tx,
    services.now(),
    users.map(({ id, role }) => ({
      userId: id,
      type: 'document_infected',
      title: `Harmful file quarantined · ${row.title}`,
      link: casePath[role](row.id),
      caseId: row.id,
    })),
  );
  await queueEmails(
    tx,
    services.jobs,
    users.map(({ id, role, email, fullName }) =>
      outgoing(documentEmails[role === 'admin' ? 'harmful-file' : 'document-infected'], {
        to: email,
        toName: fullName,
        userId: id,
        data: { ...facts, path: casePath[role](row.id) },
      }),
    ),
  );
}

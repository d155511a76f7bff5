/** Adding assistants of the firm to a case and removing them: by its broker, a manager of the firm, or an administrator. */
import {
  actorOf,
  getCaseToMove,
  lockCases,
  type MovedCase,
  recordEvent,
  refusalOf,
} from '#server/modules/cases/commands.ts';
import { getPersonRelation } from '#server/modules/cases/queries.ts';
import { notify } from '#server/modules/notifications/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { announce } from '#server/platform/live/live.ts';
import type { Services } from '#server/platform/services.ts';
import type { ChangeAssistantInput } from '#shared/cases/participants/assistants.ts';
import { applyEvent } from '#shared/cases/rules.ts';
import { paths } from '#shared/platform/paths.ts';
import { assistantsOf } from './queries.ts';

type Change = 'assistant_added' | 'assistant_removed';

/** Locks the case, so that it does not leave the firm meanwhile. */
async function begin(tx: Transaction, viewer: Viewer, caseId: string, event: Change, at: Date) {
  await lockCases(tx, [caseId]);
  const relation = await getPersonRelation(tx, viewer, caseId, at);
  const row = await getCaseToMove(tx, caseId);
  const outcome = applyEvent(row, event, relation);
  if ('refused' in outcome) throw refusalOf(outcome);
  const record = async (assistant: { id: string; fullName: string }) => {
    const data = { assistant: assistant.fullName, assistantId: assistant.id };
    await recordEvent(tx, caseId, { event, actor: actorOf(viewer, relation), at, data });
    announce(tx, `queue:${assistant.id}`);
  };
  return { row, record };
}

/**
 * Lets an assistant of the broker's firm work on the case, from the next request on. Adding one again changes nothing.
 * @throws {AppError} NOT_FOUND without a part in the case, and for anyone but an assistant of the firm; FORBIDDEN for assistants
 */
export async function addAssistant(
  { db, now }: Services,
  viewer: Viewer,
  { caseId, userId }: ChangeAssistantInput,
): Promise<void> {
  await transaction(db, async (tx) => {
    const at = now();
    const { row, record } = await begin(tx, viewer, caseId, 'assistant_added', at);
    const assistant =
      row.brokerId &&
      (await tx.user.findFirst({
        where: { ...assistantsOf(row.brokerId), id: userId },
        select: { id: true, fullName: true },
      }));
    if (!assistant) throw notFound('assistant');
    const { count } = await tx.caseAssistant.createMany({
      data: [{ caseId, userId, addedAt: at }],
      skipDuplicates: true,
    });
    if (count === 0) return;
    await record(assistant);
    const title = `${viewer.fullName} asked you to help · ${row.title}`;
    notify(tx, at, [{ userId, type: 'assistant_added', title, link: paths.broker.case(caseId), caseId }]);
  });
}

/**
 * Ends an assistant's access from the next request on. Removing one again changes nothing.
 * @throws {AppError} NOT_FOUND without a part in the case; FORBIDDEN for assistants
 */
export async function removeAssistant(
  { db, now }: Services,
  viewer: Viewer,
  { caseId, userId }: ChangeAssistantInput,
): Promise<void> {
  await transaction(db, async (tx) => {
    const { record } = await begin(tx, viewer, caseId, 'assistant_removed', now());
    const { count } = await tx.caseAssistant.deleteMany({ where: { caseId, userId } });
    if (count === 0) return;
    await record(await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { id: true, fullName: true } }));
  });
}

/** In the caller's transaction: who does not work for the case's new broker helps no longer, and does not return with the case. */
export async function keepAssistants(tx: Transaction, { id, brokerId }: Pick<MovedCase, 'id' | 'brokerId'>) {
  const stays = brokerId ? { NOT: { user: assistantsOf(brokerId) } } : {};
  await tx.caseAssistant.deleteMany({ where: { caseId: id, ...stays } });
}

import { answersForBroker } from '#server/modules/cases/access.ts';
import { actorOf, moveCase } from '#server/modules/cases/commands.ts';
import { firstReply, pausedClock } from '#server/modules/cases/sla/reply-clock/commands.ts';
import { step, tellInPortal } from '#server/modules/cases/workflow/commands.ts';
import { queueCaseEmail } from '#server/modules/cases/workflow/notices/commands.ts';
import { appendMessage } from '#server/modules/messaging/commands.ts';
import { messageEmails } from '#server/modules/messaging/emails.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import { newId } from '#server/platform/db/ids.ts';
import type { Services } from '#server/platform/services.ts';
import type { RequestInformationInput } from '#shared/cases/schema.ts';
import type { CommandReceipt } from '#shared/cases/views.ts';

/**
 * The broker asks the client a question: it goes into the conversation, and it is the client's turn.
 * @throws {AppError} NOT_FOUND, CONFLICT
 */
export function requestInformation(
  services: Services,
  viewer: Viewer,
  { message, ...input }: RequestInformationInput,
): Promise<CommandReceipt> {
  return step(services, viewer, input, async ({ tx, row, relation, at }) => {
    const actor = actorOf(viewer, relation);
    // The broker's question is a reply. An administrator's is not: the broker's clock resumes with the answer.
    const patch = answersForBroker(relation)
      ? { ...firstReply(row, at, calendarOf(services)), firstReplyDueAt: null }
      : pausedClock(row, at);
    const moved = await moveCase(tx, row, { event: 'information_requested', actor, at, patch });
    await appendMessage(tx, row.id, actor, at, { body: message, clientKey: newId(), kind: 'message' });
    await tellInPortal(
      tx,
      at,
      moved,
      'client',
      'information_requested',
      `${viewer.fullName} has a question · ${row.title}`,
    );
    await queueCaseEmail(tx, services, moved, 'client', messageEmails['information-requested'], {
      brokerName: viewer.fullName,
      text: message,
    });
    return moved;
  });
}

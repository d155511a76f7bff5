import { answersForBroker } from '#server/modules/cases/access.ts';
import { isContactStep } from '#server/modules/cases/answers/policy.ts';
import { readAnswers } from '#server/modules/cases/answers/queries.ts';
import { actorOf, moveCase } from '#server/modules/cases/commands.ts';
import { firstReply, pausedClock } from '#server/modules/cases/sla/reply-clock/commands.ts';
import { step } from '#server/modules/cases/workflow/commands.ts';
import { queueCaseEmail } from '#server/modules/cases/workflow/notices/commands.ts';
import { notify } from '#server/modules/notifications/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { refusedField } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { AskClientInput } from '#shared/cases/briefs.ts';
import type { CommandReceipt } from '#shared/cases/views.ts';
import { fieldsOf, isOpenField } from '#shared/lines/fields.ts';
import { paths as addresses } from '#shared/platform/paths.ts';
import { askingEmails, countOfQuestions } from './emails.ts';
import { pathsAsText } from './queries.ts';

const NOT_OPEN = 'One of these questions has been answered or isn’t asked anymore. Reload the page and try again.';

/** @throws {AppError} BAD_REQUEST when one of the paths is not an open question of the request */
async function assertOpen(tx: Transaction, { env }: Services, caseId: string, paths: readonly string[]): Promise<void> {
  // The sensitive ones too: the broker learns nothing from it that the list of open questions does not say.
  const { definition, answers } = await readAnswers({ db: tx, env }, caseId, true);
  const open = fieldsOf(definition, answers).filter((field) => isOpenField(field) && !isContactStep(field.stepId));
  if (paths.every((path) => open.some((field) => field.path === path))) return;
  throw refusedField('paths', 'stale', NOT_OPEN);
}

/**
 * Sends open questions of the questionnaire to the client as a form, and makes it the client's turn. Only the client can answer them:
 * the people they invited see no sensitive answers.
 * @throws {AppError} NOT_FOUND, BAD_REQUEST, CONFLICT
 */
export function askClient(
  services: Services,
  viewer: Viewer,
  { paths: wanted, ...input }: AskClientInput,
): Promise<CommandReceipt> {
  return step(services, viewer, input, async ({ tx, row, relation, at }) => {
    const paths = [...new Set(wanted)];
    const count = paths.length;
    const moved = await moveCase(tx, row, {
      event: 'information_requested',
      actor: actorOf(viewer, relation),
      at,
      // The paths say which questions, never what was answered; the timeline shows neither.
      data: { for: 'answers', count, paths: pathsAsText(paths) },
      // As with a question in the conversation: the broker's counts as a reply, an administrator's pauses the broker's clock.
      patch: answersForBroker(relation)
        ? { ...firstReply(row, at, calendarOf(services)), firstReplyDueAt: null }
        : pausedClock(row, at),
    });
    await assertOpen(tx, services, row.id, paths);
    if (row.clientId) {
      const title = `${viewer.fullName} has ${countOfQuestions(count)} for you · ${row.title}`;
      const link = `${addresses.portal.case(row.id)}#questions`;
      notify(tx, at, [{ userId: row.clientId, type: 'information_requested', title, link, caseId: row.id }]);
    }
    await queueCaseEmail(tx, services, moved, 'client', askingEmails['questions-asked'], { count });
    return moved;
  });
}

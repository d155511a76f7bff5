/** Who learns that a call was booked, moved or cancelled: everyone who takes part in the request, except the one who did it. */
import type { MovedCase } from '#server/modules/cases/commands.ts';
import { findAssistants } from '#server/modules/cases/participants/assistants/queries.ts';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import { tellInPortal, tellParticipants } from '#server/modules/cases/workflow/commands.ts';
import { queueCaseEmail } from '#server/modules/cases/workflow/notices/commands.ts';
import { notify } from '#server/modules/notifications/commands.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { outgoing } from '#server/modules/notifications/outbox/definition.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { describeMoment } from '#server/platform/business-time/moments.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import type { Services } from '#server/platform/services.ts';
import type { Relation } from '#shared/cases/views.ts';
import type { CaseEventType } from '#shared/cases/vocabulary.ts';
import { paths } from '#shared/platform/paths.ts';
import { callbackEmails } from '../emails.ts';
import type { CallbackRow } from '../view.ts';

export type CallEvent = Extract<CaseEventType, `callback_${string}`>;

interface News {
  tx: Transaction;
  services: Services;
  viewer: Viewer;
  at: Date;
  row: MovedCase;
  relation: Relation;
  event: CallEvent;
  when: string;
}

const titles: Record<CallEvent, string> = {
  callback_planned: 'scheduled a call',
  callback_changed: 'rescheduled the call',
  callback_ended: 'cancelled the call',
};

const emails = { callback_planned: 'callback-planned', callback_changed: 'callback-moved' } as const;

/** The assistants of the firm who help with the request, and may be the ones to call. */
async function tellAssistants({ tx, services, viewer, at, row, event, when }: News, title: string): Promise<void> {
  const assistants = (await findAssistants(tx, row.id, row.brokerId)).filter(({ id }) => id !== viewer.id);
  const path = paths.broker.case(row.id);
  notify(
    tx,
    at,
    assistants.map(({ id: userId }) => ({ userId, type: event, title, link: path, caseId: row.id })),
  );
  const data = { event, when, number: caseNumber(row, services.env.site), title: row.title, path };
  await queueEmails(
    tx,
    services.jobs,
    assistants.map(({ id, email, fullName }) =>
      outgoing(callbackEmails['callback-for-assistant'], { to: email, toName: fullName, userId: id, data }),
    ),
  );
}

/**
 * In the portal, the side that did not act, the participants and the assistants; by email the client’s side and the assistants always, and
 * the broker about what the client did.
 */
export async function announceCall(facts: Omit<News, 'when'>, { at: time, minutes }: CallbackRow): Promise<void> {
  const { tx, services, viewer, at, row, relation, event } = facts;
  const when = describeMoment(time, services.env.site);
  const title = `${viewer.fullName} ${titles[event]} · ${row.title}`;
  const byClient = relation === 'client';
  // Not the name of the client: it would outlive them in the participants’ notifications.
  if (byClient)
    await tellParticipants(tx, at, row, { type: event, title: `The client ${titles[event]} · ${row.title}` });
  else await tellInPortal(tx, at, row, 'client', event, title);
  if (row.brokerId !== viewer.id) await tellInPortal(tx, at, row, 'broker', event, title);
  await tellAssistants({ ...facts, when }, title);
  if (byClient)
    await queueCaseEmail(tx, services, row, 'broker', callbackEmails['callback-by-client'], { event, when });
  if (event === 'callback_ended')
    await queueCaseEmail(tx, services, row, 'client', callbackEmails['callback-cancelled'], { when });
  else await queueCaseEmail(tx, services, row, 'client', callbackEmails[emails[event]], { when, minutes });
}

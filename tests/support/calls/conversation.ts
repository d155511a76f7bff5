/** Valid calls of a broker's tools besides the messages themselves: canned replies, scheduled messages, typing indicators. */
import type { Services } from '#server/platform/services.ts';
import { FREE_TEXT } from '../hostile.ts';
import {
  adminOnly,
  type CaseCall,
  CURSOR,
  caseBroker,
  NUMBER_CURSOR,
  partOfIt,
  row,
  signedIn,
  type World,
  workedOn,
} from './rows.ts';

const PLAN_ID = '0194a3c0-0000-7000-8000-000000000021';
const FOLLOW_UP_ID = '0194a3c0-0000-7000-8000-000000000028';
const REPLY_ID = '0194a3c0-0000-7000-8000-000000000022';
const NEW_REPLY_ID = '0194a3c0-0000-7000-8000-000000000023';

/** The day after tomorrow: in the future in any time zone, and near enough to schedule. */
function soon(): string {
  return new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
}

export function conversationCalls({ caseId }: World): CaseCall[] {
  const body = FREE_TEXT;
  const page = { cursor: NUMBER_CURSOR, limit: 10 };
  const planned = { body, day: soon(), time: '09:30', seenSeq: 2_000_000_000 };
  const reply = { title: FREE_TEXT, shortcut: 'thanks', body: 'Thank you, {{client.firstName}}.' };
  return [
    row('client', 'active', 'messages.list', partOfIt, { caseId, before: 10 }),
    row('client', 'active', 'messages.page', partOfIt, { caseId, ...page }),
    // Sent as an internal note, which a client does not know to exist.
    row('broker', 'active', 'messages.send', [401, 404, 404, 200, 404, 200], {
      caseId,
      body,
      attachments: [],
      clientKey: '0194a3c0-0000-7000-8000-000000000003',
      kind: 'note',
      seenSeq: 5,
    }),
    row('client', 'active', 'messages.markRead', partOfIt, { caseId, seq: 0 }),
    row('broker', 'active', 'notifications.list', signedIn, { before: 10 }),
    row('broker', 'active', 'notifications.page', signedIn, page),
    row('broker', 'active', 'notifications.markRead', signedIn, { upTo: 0 }),
    row('broker', 'active', 'notifications.markOneRead', signedIn, { seq: 0 }),
    row('admin', 'active', 'contact.list', adminOnly, { cursor: CURSOR }),
    row('client', 'active', 'live.watch', partOfIt, { caseId, lastEventId: 'n0c0' }),

    // An internal note, as above.
    row('broker', 'active', 'messages.writing', [401, 404, 404, 200, 404, 200], { caseId, kind: 'note' }),
    row('broker', 'active', 'scheduledMessages.list', workedOn, { caseId }),
    row('broker', 'active', 'scheduledMessages.schedule', workedOn, {
      ...planned,
      caseId,
      clientKey: '0194a3c0-0000-7000-8000-000000000024',
    }),
    row('broker', 'active', 'scheduledMessages.change', workedOn, { ...planned, id: PLAN_ID, version: 1 }),
    row('broker', 'active', 'scheduledMessages.sendNow', workedOn, { id: PLAN_ID, version: 1, seenSeq: 2_000_000_000 }),
    row('broker', 'active', 'scheduledMessages.cancel', workedOn, { id: PLAN_ID, version: 1 }),
    row('broker', 'active', 'callLog.log', workedOn, {
      caseId,
      direction: 'outgoing',
      reached: true,
      minutes: 4,
      note: FREE_TEXT,
      clientKey: '0194a3c0-0000-7000-8000-000000000027',
    }),
    row('broker', 'active', 'mentions.colleagues', workedOn, { caseId }),
    row('broker', 'active', 'followUps.get', workedOn, { caseId }),
    row('broker', 'active', 'followUps.start', caseBroker, { caseId, id: '0194a3c0-0000-7000-8000-000000000029' }),
    row('broker', 'active', 'followUps.stop', workedOn, { id: FOLLOW_UP_ID }),
    row('broker', 'active', 'cannedReplies.values', workedOn, { caseId }),
    // A shared one: only administrators write those.
    row('admin', 'active', 'cannedReplies.create', [401, 403, 403, 403, 403, 200], {
      ...reply,
      id: NEW_REPLY_ID,
      scope: 'shared',
    }),
    row('admin', 'active', 'cannedReplies.update', [401, 403, 404, 404, 403, 200], {
      ...reply,
      id: REPLY_ID,
      version: 1,
    }),
    row('admin', 'active', 'cannedReplies.remove', [401, 403, 404, 404, 403, 200], { id: REPLY_ID, version: 1 }),
  ];
}

/** One scheduled message in the case, follow-ups that have ended, a client who was written to, and one shared reply. */
export async function resetConversation(db: Services['db'], caseId: string): Promise<void> {
  const { id: senderId } = await db.user.findUniqueOrThrow({ where: { usernameKey: 'demo_admin' } });
  await db.$transaction([
    db.scheduledMessage.deleteMany({ where: { caseId } }),
    db.followUp.deleteMany({ where: { caseId } }),
    db.followUp.create({
      data: {
        ...{ id: FOLLOW_UP_ID, caseId, senderId, nextAt: new Date(), seenEvent: 0 },
        ...{ status: 'stopped', stopReason: 'by_hand', endedAt: new Date() },
      },
    }),
    db.case.update({ where: { id: caseId }, data: { firstReplyAt: new Date() } }),
    db.caseState.update({ where: { caseId }, data: { firstReplyDueAt: null } }),
    db.conversationWriter.deleteMany({ where: { caseId } }),
    db.cannedReply.deleteMany({ where: { id: { in: [REPLY_ID, NEW_REPLY_ID] } } }),
    db.cannedReply.create({ data: { id: REPLY_ID, title: 'Hello', body: 'Hello', createdByName: 'Somebody' } }),
    db.scheduledMessage.create({
      data: {
        id: PLAN_ID,
        caseId,
        senderId,
        senderName: 'Somebody',
        body: 'Later',
        sendAt: new Date(Date.now() + 86_400_000),
        seenSeq: 0,
        clientKey: '0194a3c0-0000-7000-8000-000000000026',
      },
    }),
  ]);
}

/** Valid calls of a broker's tools besides the messages themselves: canned replies, scheduled messages, typing indicators. */
import type { Services } from '#server/platform/services.ts';
import { FREE_TEXT } from './hostile.ts';
import type { CaseCall } from './hostile-case-calls.ts';

const PLAN_ID = '0194a3c0-0000-7000-8000-000000000021';
const REPLY_ID = '0194a3c0-0000-7000-8000-000000000022';
const NEW_REPLY_ID = '0194a3c0-0000-7000-8000-000000000023';

/** The day after tomorrow: in the future in any time zone, and near enough to schedule. */
function soon(): string {
  return new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
}

export function conversationCalls(caseId: string): CaseCall[] {
  const body = FREE_TEXT;
  const planned = { body, day: soon(), time: '09:30', seenSeq: 2_000_000_000 };
  const reply = { title: FREE_TEXT, shortcut: 'thanks', body: 'Thank you, {{client.firstName}}.' };
  const calls: [CaseCall['as'], string, CaseCall['type'], Record<string, unknown>][] = [
    ['broker', 'messages.writing', 'mutation', { caseId, kind: 'note' }],
    ['broker', 'scheduledMessages.list', 'query', { caseId }],
    [
      'broker',
      'scheduledMessages.schedule',
      'mutation',
      { ...planned, caseId, clientKey: '0194a3c0-0000-7000-8000-000000000024' },
    ],
    ['broker', 'scheduledMessages.change', 'mutation', { ...planned, id: PLAN_ID, version: 1 }],
    ['broker', 'scheduledMessages.sendNow', 'mutation', { id: PLAN_ID, version: 1, seenSeq: 2_000_000_000 }],
    ['broker', 'scheduledMessages.cancel', 'mutation', { id: PLAN_ID, version: 1 }],
    ['broker', 'cannedReplies.values', 'query', { caseId }],
    ['admin', 'cannedReplies.create', 'mutation', { ...reply, id: NEW_REPLY_ID, scope: 'shared' }],
    ['admin', 'cannedReplies.update', 'mutation', { ...reply, id: REPLY_ID, version: 1 }],
    ['admin', 'cannedReplies.remove', 'mutation', { id: REPLY_ID, version: 1 }],
  ];
  return calls.map(([as, procedure, type, input]) => ({ as, status: 'active', procedure, type, input }));
}

/** One scheduled message in the case, and one shared reply. */
export async function resetConversation(db: Services['db'], caseId: string): Promise<void> {
  const { id: senderId } = await db.user.findUniqueOrThrow({ where: { usernameKey: 'demo_admin' } });
  await db.$transaction([
    db.scheduledMessage.deleteMany({ where: { caseId } }),
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

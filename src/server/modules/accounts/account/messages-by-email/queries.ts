import type { Viewer } from '#server/platform/auth/session.ts';
import type { Services } from '#server/platform/services.ts';
import type { MessagesByEmail } from '#shared/accounts/account/messages-by-email.ts';

/** Whether emails to the viewer contain the text of messages. */
export async function getMessagesByEmail({ db, env }: Services, { id }: Viewer): Promise<MessagesByEmail> {
  const { messagesByEmail: on } = await db.user.findUniqueOrThrow({ where: { id }, select: { messagesByEmail: true } });
  return { on, canReply: env.inboundEmail !== null };
}

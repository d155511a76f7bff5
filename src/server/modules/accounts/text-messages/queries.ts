import type { Viewer } from '#server/platform/auth/session.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import type { Services } from '#server/platform/services.ts';
import type { TextMessages } from '#shared/accounts/text-messages/schema.ts';
import { type TextTopic, textTopicSchema } from '#shared/notifications/texts/schema.ts';
import { topicsFor } from '#shared/notifications/topics.ts';

/** The topics of the viewer’s role that can be texted. */
export function textTopicsOf(viewer: Viewer): { topic: TextTopic; label: string }[] {
  return topicsFor(viewer.role).flatMap(({ topic, label }) => {
    const known = textTopicSchema.safeParse(topic);
    return known.success ? [{ topic: known.data, label }] : [];
  });
}

/** Whether the viewer is texted, at which number and about what; nothing to choose where no texts are sent, or about nothing. */
export async function getTextMessages(
  { env, now }: Pick<Services, 'env' | 'now'>,
  db: Database | Transaction,
  viewer: Viewer,
): Promise<TextMessages> {
  const topics = textTopicsOf(viewer);
  if (env.texts === null || topics.length === 0) return { state: null, phone: null, stoppedAt: null, topics: [] };
  const row = await db.textNumber.findUnique({ where: { userId: viewer.id } });
  const isPending = row !== null && row.verifiedAt === null && (row.codeExpiresAt ?? new Date(0)) > now();
  const proven = row?.verifiedAt ? (row.stoppedAt ? 'stopped' : 'on') : null;
  return {
    state: proven ?? (isPending ? 'code_sent' : 'none'),
    phone: row?.phone ?? null,
    stoppedAt: row?.stoppedAt?.toISOString() ?? null,
    topics: topics.map((each) => ({ ...each, on: row?.topics.includes(each.topic) ?? false })),
  };
}

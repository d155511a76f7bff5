/** Which emails a suppressed address still gets. */
import type { AnyEmail } from '#server/modules/notifications/outbox/definition.ts';
import type { SuppressionLevel } from '#shared/notifications/suppressions/schema.ts';

/** The only purpose a token in the way out of an email is valid for. */
export const EMAIL_CHOICES = 'email-choices';

export function isSuppressed({ law }: Pick<AnyEmail, 'law'>, level: SuppressionLevel | null): boolean {
  if (level === null || typeof law === 'string') return false;
  return level === 'nothing' || law.counted === 'optional';
}

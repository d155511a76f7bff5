import type { Viewer } from '#server/platform/auth/session.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { Participant } from '#shared/cases/participants/schema.ts';
import type { Relation } from '#shared/cases/views.ts';
import { mayReadAddresses } from './policy.ts';

export const participantSelect = {
  id: true,
  role: true,
  name: true,
  email: true,
  userId: true,
  user: { select: { fullName: true, email: true } },
  expiresAt: true,
  acceptedAt: true,
  createdAt: true,
} satisfies Prisma.CaseParticipantSelect;
type Row = Prisma.CaseParticipantGetPayload<{ select: typeof participantSelect }>;

export function participantView(
  row: Row,
  { relation, viewer, now }: { relation: Relation; viewer: Viewer; now: Date },
) {
  const me = row.userId === viewer.id;
  const open = mayReadAddresses(relation) || me;
  const status = row.acceptedAt ? 'joined' : row.expiresAt > now ? 'invited' : 'expired';
  return {
    id: row.id,
    role: row.role,
    // Participants see each other's own names, not the names the client typed.
    name: open || !row.user ? row.name : row.user.fullName,
    email: open ? row.email : null,
    joinedAs: open && row.user ? { name: row.user.fullName, email: row.user.email } : null,
    status,
    createdAt: row.createdAt.toISOString(),
    me,
  } satisfies Participant;
}

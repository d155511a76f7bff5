import { trpc } from '#client/lib/trpc.tsx';
import type { Role } from '#shared/platform/permissions.ts';
import css from './invitation-list.module.css';
import { InvitationRow } from './invitation-row.tsx';

/** Pending invitations. Renders nothing when there are none. */
export function InvitationList({ invitedAs }: { invitedAs: Role }) {
  const { data } = trpc.userInvitations.list.useQuery();
  const waiting = data?.invitations.filter((invitation) => invitation.role === invitedAs) ?? [];
  if (waiting.length === 0) return null;
  return (
    <section className={css.list} aria-labelledby="invited">
      <h3 className={css.title} id="invited">
        Invited, not here yet
      </h3>
      <ul className={css.rows}>
        {waiting.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

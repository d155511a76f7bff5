import { toApiError } from '#client/lib/api.ts';
import type { RouterOutputs } from '#client/lib/trpc.tsx';
import { trpc } from '#client/lib/trpc.tsx';
import { invitationInputSchema } from '#shared/accounts/auth/schema.ts';

export interface InvitationState {
  loading: boolean;
  /** Only while it is valid. */
  token?: string | undefined;
  known?: RouterOutputs['auth']['invitation'] | undefined;
  /** The message for an invalid link. */
  problem?: string | undefined;
}

const USED =
  'This link has already been used or has expired. If you have an account, sign in to find your request on your dashboard.';

/** What the link of a receipt email (`?invitation=`) knows about the person who opens it. */
export function useInvitation(search: string): InvitationState {
  const given = new URLSearchParams(search).get('invitation');
  const input = invitationInputSchema.safeParse({ invitation: given });
  const query = trpc.auth.invitation.useQuery(input.data ?? { invitation: '' }, { enabled: input.success });

  if (given === null) return { loading: false };
  if (!input.success) return { loading: false, problem: USED };
  if (query.data) return { loading: false, token: input.data.invitation, known: query.data };
  if (!query.error) return { loading: true };
  const { status, serverMessage } = toApiError(query.error);
  return { loading: false, problem: status === 404 ? USED : serverMessage };
}

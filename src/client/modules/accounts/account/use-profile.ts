import { useSession } from '#client/lib/session.tsx';
import { trpc } from '#client/lib/trpc.tsx';
import type { Profile } from '#shared/accounts/account/schema.ts';

/** After a change of the profile: every screen shows the new one, and the session the name and address in it. */
export function useProfileChanged(): (profile: Profile) => void {
  const utils = trpc.useUtils();
  const { refresh } = useSession();
  return (profile) => {
    utils.account.profile.setData(undefined, profile);
    refresh();
  };
}

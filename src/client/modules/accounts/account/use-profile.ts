import { useSession } from '#client/lib/session.tsx';
import { trpc } from '#client/lib/trpc.tsx';
import type { Profile } from '#shared/accounts/account/schema.ts';

/** After a profile change: every screen shows the new profile, and the session its name and address. */
export function useProfileChanged(): (profile: Profile) => void {
  const utils = trpc.useUtils();
  const { refresh } = useSession();
  return (profile) => {
    utils.account.profile.setData(undefined, profile);
    refresh();
  };
}

import { trpc } from '#client/lib/trpc.tsx';

/** The profile of the signed-in broker; `null` for an administrator, who has none, and `undefined` until it has loaded. */
export function useOwnProfile() {
  const query = trpc.brokers.profile.useQuery();
  return { ...query, profile: query.data?.profile };
}

/** After a change: refreshes the profile everywhere. */
export function useProfileSaved() {
  const utils = trpc.useUtils();
  return (saved: ReturnType<typeof utils.brokers.profile.getData>) => utils.brokers.profile.setData(undefined, saved);
}

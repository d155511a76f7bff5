import { trpc } from '#client/lib/trpc.tsx';

/** The profile of the broker who looks; `null` for an administrator, who has none, and `undefined` until it is known. */
export function useOwnProfile() {
  const query = trpc.brokers.profile.useQuery();
  return { ...query, profile: query.data?.profile };
}

/** After a change: every place that shows the profile shows the new one. */
export function useProfileSaved() {
  const utils = trpc.useUtils();
  return (saved: ReturnType<typeof utils.brokers.profile.getData>) => utils.brokers.profile.setData(undefined, saved);
}

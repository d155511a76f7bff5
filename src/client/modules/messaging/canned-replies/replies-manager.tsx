import { Alert, Button, Skeleton } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { untouchedStarters } from '#shared/messaging/canned-replies/insertable.ts';
import { RepliesList } from './replies-list.tsx';
import { StartersList } from './starters-list.tsx';

const own = {
  scope: 'own',
  title: 'Your replies',
  intro: 'Only you see these. Type a slash and the shortcut in a conversation to insert one.',
} as const;
const shared = {
  scope: 'shared',
  title: 'Shared replies',
  intro:
    'Everyone who works on requests can insert these. Administrators write them, and changes are recorded in the audit log.',
} as const;

/** Canned replies: one's own first, or the shared ones first for people who write those; then those that come with the product. */
export function RepliesManager({ sharing }: { sharing: boolean }) {
  const { data, error, refetch } = trpc.cannedReplies.list.useQuery();
  if (error)
    return (
      <Alert color="ember" title="The replies could not be loaded">
        <p>{toApiError(error).serverMessage}</p>
        <Button variant="default" size="sm" mt="sm" onClick={() => refetch()}>
          Try again
        </Button>
      </Alert>
    );
  if (!data) return <Skeleton height={160} />;
  const { replies } = data;
  const parts = sharing ? [shared, own] : [own, shared];
  return (
    <>
      {parts.map((part) => (
        <RepliesList key={part.scope} {...part} replies={replies} editable={part.scope === 'own' || sharing} />
      ))}
      <StartersList starters={untouchedStarters(data)} scope={sharing ? 'shared' : 'own'} />
    </>
  );
}

import { Skeleton, Text } from '@mantine/core';
import { useSession } from '#client/lib/session.tsx';
import { trpc } from '#client/lib/trpc.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Section } from '#client/ui/section.tsx';
import { ConsentItem } from './consent-item.tsx';
import { FailedQuery } from './failed-query.tsx';

/** Every consent of the user, newest first, in the text that was shown. */
export function ConsentList() {
  const session = useSession();
  const { data, error, refetch } = trpc.privacy.consents.useQuery();
  const unproven = session.status === 'user' && !session.user.emailVerified;
  return (
    <Section
      title="Your consents"
      intro="Each consent, word for word. You can withdraw any of them at any time, and we’ll explain what that means first."
    >
      {error && !data && <FailedQuery error={error} again={() => void refetch()} />}
      {!data && !error && (
        <div role="status" aria-label="Loading your consents">
          <Skeleton height={160} radius="md" />
        </div>
      )}
      {data?.consents.length === 0 && (
        <EmptyState title="You haven’t agreed to anything yet.">
          <p>When you send a request or sign up for the newsletter, what you agree to will appear here.</p>
        </EmptyState>
      )}
      {data && data.consents.length > 0 && (
        <ul className="plain-list">
          {data.consents.map((consent) => (
            <ConsentItem key={consent.seq} consent={consent} />
          ))}
        </ul>
      )}
      {unproven && (
        <Text px="md" py="sm" bg="var(--band)" bdrs="sm">
          Consents given with just your email address, such as for the newsletter, appear here once you’ve verified the
          address.
        </Text>
      )}
    </Section>
  );
}

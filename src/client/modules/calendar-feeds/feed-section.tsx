import { Button, Checkbox, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { formatDay, formatShortMoment } from '#client/lib/format-date.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { SecretModal } from '#client/ui/secret/secret-modal.tsx';
import { Section } from '#client/ui/section.tsx';
import type { CalendarFeedView, MadeFeed } from '#shared/calendar-feeds/schema.ts';
import { EndFeedDialog } from './end-feed-dialog.tsx';

/** The broker's calls and due times in the calendar program they use anyway. */
export function FeedSection() {
  const utils = trpc.useUtils();
  const own = trpc.calendarFeeds.own.useQuery(undefined, { refetchOnMount: 'always' });
  const [made, setMade] = useState<MadeFeed | null>(null);
  const [withNames, setWithNames] = useState(false);
  const make = trpc.calendarFeeds.make.useMutation({
    onSuccess(answer) {
      setMade(answer);
      utils.calendarFeeds.own.setData(undefined, { feed: answer.feed });
    },
    onError: (error) => showToast({ kind: 'error', message: toApiError(error).serverMessage }),
  });
  const feed = own.data?.feed;
  return (
    <Section
      title="In your own calendar"
      intro="Calls, due times, and the last days of options and policies, in Google Calendar, Outlook or Apple Calendar. It updates automatically."
    >
      {own.error && !own.data && (
        <Stack align="start" gap="sm">
          <Text c="var(--warn)" role="alert">
            {toApiError(own.error).serverMessage}
          </Text>
          <Button variant="default" onClick={() => void own.refetch()}>
            Try again
          </Button>
        </Stack>
      )}
      {!own.error && !own.data && (
        <div role="status" aria-label="Loading your calendar">
          <Skeleton height={80} radius="md" />
        </div>
      )}
      {feed === null && (
        <>
          <NamesChoice checked={withNames} onChange={setWithNames} />
          <Button mr="auto" loading={make.isPending} onClick={() => make.mutate({ withNames })}>
            Create calendar address
          </Button>
        </>
      )}
      {feed && (
        <Feed feed={feed} replacing={make.isPending} onReplace={() => make.mutate({ withNames: feed.withNames })} />
      )}
      {made && (
        <SecretModal
          title="Add this address to your calendar"
          label="Calendar address"
          what="address"
          secret={made.address}
          advice="Anyone who has it can read your calendar here, so paste it only into your own calendar program."
          onClose={() => setMade(null)}
        >
          <p>
            Google Calendar: Other calendars, From URL. Outlook: Add calendar, Subscribe from web. Apple Calendar: File,
            New Calendar Subscription.
          </p>
        </SecretModal>
      )}
    </Section>
  );
}

interface FeedProps {
  feed: CalendarFeedView;
  replacing: boolean;
  onReplace: () => void;
}

/** The address that is in use: whether it is read, what it shows, and how to end it. */
function Feed({ feed, replacing, onReplace }: FeedProps) {
  const utils = trpc.useUtils();
  const [ending, setEnding] = useState(false);
  const change = trpc.calendarFeeds.change.useMutation({
    onSuccess: (answer) => utils.calendarFeeds.own.setData(undefined, answer),
    onError: (error) => showToast({ kind: 'error', message: toApiError(error).serverMessage }),
  });
  return (
    <>
      <p>
        Address created {formatDay(feed.createdAt)}.{' '}
        {feed.lastReadAt
          ? `Last read by a calendar program: ${formatShortMoment(feed.lastReadAt)}`
          : 'No calendar program has read it yet.'}
      </p>
      <NamesChoice
        checked={feed.withNames}
        disabled={change.isPending}
        onChange={(withNames) => change.mutate({ withNames })}
      />
      <Group gap="sm">
        <Button variant="default" loading={replacing} onClick={onReplace}>
          Replace the address
        </Button>
        <Button variant="subtle" color="ember" onClick={() => setEnding(true)}>
          Revoke the address
        </Button>
      </Group>
      <Text c="dimmed" size="sm">
        Lost it, or does someone else have it? Replace it: the old address stops working right away.
      </Text>
      {ending && <EndFeedDialog onClose={() => setEnding(false)} />}
    </>
  );
}

interface NamesChoiceProps {
  checked: boolean;
  disabled?: boolean;
  onChange: (withNames: boolean) => void;
}

function NamesChoice({ checked, disabled = false, onChange }: NamesChoiceProps) {
  return (
    <Checkbox
      label="Show the client’s first name and initial"
      description="Without it, entries show only the request number. With it, the names are also stored by the company that runs your calendar, such as Google, Microsoft or Apple, and everyone you share that calendar with can read them."
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

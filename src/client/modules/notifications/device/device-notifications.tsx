import { Skeleton, Stack, Switch, Text } from '@mantine/core';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { currentView } from '#client/lib/view-as.ts';
import { Section } from '#client/ui/section.tsx';
import type { PortalArea } from '#shared/platform/installed-app.ts';
import type { PushHindrance } from './browser-push.ts';
import { type DevicePush, useDevicePush } from './use-device-push.ts';

const hindranceWords: Record<PushHindrance, (name: string) => string> = {
  unsupported: () => 'This browser can’t show notifications while the page is closed. Try a current version of it.',
  'home-screen': (name) =>
    `On an iPhone or iPad, add ${name} to your Home Screen first (Share, then “Add to Home Screen”), open it there and come back to this page.`,
  blocked: () =>
    'Notifications from this site are blocked. Allow them in your browser’s settings for this site, then reload the page.',
};

/** Whether this browser shows notifications while no page of ours is open: chosen here, for this device only. */
export function DeviceNotifications({ area }: { area: PortalArea }) {
  const { name } = useSiteProfile();
  const push = useDevicePush(area);
  // An administrator who looks at a client’s portal has a device of their own.
  if (currentView()) return null;
  return (
    <Section
      title="Notifications on this device"
      intro={`Get a notification here even when ${name} is closed. It says there’s an update, but not what it is. Signing out turns it off.`}
    >
      <Choice push={push} name={name} />
    </Section>
  );
}

function Choice({ push, name }: { push: DevicePush; name: string }) {
  const { state, busy, failure, change } = push;
  if (state === 'loading')
    return (
      <div role="status" aria-label="Checking this device">
        <Skeleton height={32} width={260} radius="md" />
      </div>
    );
  if (state !== 'on' && state !== 'off') return <p>{hindranceWords[state](name)}</p>;
  return (
    <Stack gap="xs">
      <Switch
        label={`Notifications are ${state}`}
        checked={state === 'on'}
        disabled={busy}
        onChange={({ currentTarget }) => void change(currentTarget.checked)}
      />
      {failure && (
        <Text c="var(--warn)" role="alert">
          {failure}
        </Text>
      )}
    </Stack>
  );
}

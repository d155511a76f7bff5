import { Group, Radio } from '@mantine/core';
import { IconCheck, IconLock } from '@tabler/icons-react';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import type { NotificationChannel, NotificationPreference } from '#shared/notifications/schema.ts';
import css from './preference-choice.module.css';

const channelLabels: Record<NotificationChannel, string> = {
  instant: 'Right away',
  digest: 'Once a day',
  off: 'Never',
};

/** One topic. A choice is saved at once and confirmed; if saving fails, it is reverted and the error is shown. */
export function PreferenceChoice({ preference }: { preference: NotificationPreference }) {
  const { topic, label, description, channel, channels, fixed } = preference;
  const utils = trpc.useUtils();
  const save = trpc.notifications.setPreference.useMutation({
    onSuccess: (list) => utils.notifications.preferences.setData(undefined, list),
  });
  // The choice is shown until the server has responded; then the stored value.
  const shown = save.isPending ? save.variables.channel : channel;

  if (fixed) {
    return (
      <div className={css.topic}>
        <div>
          <p className={css.label}>{label}</p>
          <p className={css.description}>{description}</p>
        </div>
        <p className={css.fixed}>
          <IconLock size={18} stroke={1.7} aria-hidden="true" />
          Always right away
        </p>
      </div>
    );
  }
  return (
    <div className={css.topic}>
      <Radio.Group
        name={topic}
        label={label}
        description={description}
        value={shown}
        onChange={(value) => save.mutate({ topic, channel: value as NotificationChannel })}
        classNames={{ label: css.label, description: css.description }}
      >
        <Group gap="var(--space-12) var(--space-16)" mt="sm">
          {channels.map((value) => (
            <Radio key={value} value={value} label={channelLabels[value]} />
          ))}
        </Group>
      </Radio.Group>
      <p className={css.outcome} role="status" data-failed={save.isError || undefined}>
        {save.isPending && 'Saving…'}
        {save.isSuccess && (
          <>
            <IconCheck size={18} stroke={2} aria-hidden="true" /> Saved
          </>
        )}
        {save.isError && `Not saved: ${toApiError(save.error).serverMessage}`}
      </p>
    </div>
  );
}

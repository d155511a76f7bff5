import { Blockquote, Stack, Text, Textarea } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '#shared/platform/paths.ts';
import type { SiteForm } from './site-form.ts';

/** The notice on every page: its sentences are mandatory, and one may follow. */
export function NoticeField({ form, notice }: { form: SiteForm; notice: string }) {
  return (
    <Stack gap="md">
      <div>
        <Text fw={600}>Always shown</Text>
        <Blockquote mt="xs" p="var(--space-12)">
          {notice}
        </Blockquote>
      </div>
      <Textarea
        label="A sentence after it"
        description="Optional. The notice itself can’t be changed: you must say that you’re not a broker or insurer."
        autosize
        minRows={2}
        {...form.getInputProps('noticeAddition')}
      />
      <Text c="dimmed" size="sm">
        What visitors read about how you’re paid is under{' '}
        <Link to={paths.admin.setting('payment')}>How you’re paid</Link>.
      </Text>
    </Stack>
  );
}

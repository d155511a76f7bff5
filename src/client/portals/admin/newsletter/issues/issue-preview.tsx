import { Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { Section } from '#client/ui/section.tsx';
import { FailurePanel } from '../../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../../shell/page-placeholder.tsx';
import { CheckList } from './check-list.tsx';
import css from './issue-preview.module.css';

const forms = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
  { value: 'plain', label: 'Plain text' },
];
const schemes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

interface IssuePreviewProps {
  issueId: string;
  /** Changes with what the server has; null while something isn’t saved yet: the last preview stays. */
  version: string | number | null;
  /** With what to fix before it is sent. */
  isDraft?: boolean;
}

/** What an email program’s own setting decides is decided by the switch here. */
function inScheme(html: string, scheme: string): string {
  return html.replace('@media (prefers-color-scheme:dark)', scheme === 'dark' ? '@media all' : '@media not all');
}

/** An issue as its readers get it. The frame can run nothing, open nothing and send nothing. */
export function IssuePreview({ issueId, version, isDraft = false }: IssuePreviewProps) {
  const [form, setForm] = useState('desktop');
  const [scheme, setScheme] = useState('light');
  const { data, error, refetch } = trpc.newsletterIssues.preview.useQuery({ issueId }, { refetchOnMount: 'always' });
  useEffect(() => {
    if (version !== null) void refetch();
  }, [version, refetch]);
  if (error && !data) return <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />;
  if (!data) return <PagePlaceholder label="Loading preview" />;
  const { html, plain, checks, subject } = data;
  return (
    <Section title="Preview" bare>
      {isDraft && <CheckList checks={checks} />}
      <Group gap="sm">
        <SegmentedControl aria-label="Form" data={forms} value={form} onChange={setForm} />
        {form !== 'plain' && (
          <SegmentedControl aria-label="Colours" data={schemes} value={scheme} onChange={setScheme} />
        )}
      </Group>
      <Stack gap="xs">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {subject}
        </Text>
        {form === 'plain' ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, also by keyboard
          <section className={css.plain} tabIndex={0} aria-label="The email as plain text">
            {plain}
          </section>
        ) : (
          <iframe
            key={scheme}
            className={css.frame}
            data-form={form}
            title="The email"
            sandbox=""
            srcDoc={inScheme(html, scheme)}
          />
        )}
      </Stack>
    </Section>
  );
}

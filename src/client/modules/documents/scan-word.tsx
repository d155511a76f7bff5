import { Group } from '@mantine/core';
import { IconAlertTriangle, IconLoader2, IconShieldCheck, IconShieldQuestion } from '@tabler/icons-react';
import type { ScanState } from '#shared/documents/schema.ts';
import { scanWords } from './document-words.ts';
import css from './documents.module.css';

const icons = {
  pending: IconLoader2,
  clean: IconShieldCheck,
  skipped: IconShieldQuestion,
  infected: IconAlertTriangle,
};

/** Whether a file was scanned for harmful content: an icon, a colour and a word. */
export function ScanWord({ state }: { state: ScanState }) {
  const Icon = icons[state];
  return (
    <Group
      component="span"
      className={css.scan}
      display="inline-flex"
      gap="var(--space-4)"
      wrap="nowrap"
      ml="var(--space-6)"
      fz="xs"
      data-state={state}
    >
      <Icon size={16} stroke={1.8} aria-hidden="true" /> {scanWords[state]}
    </Group>
  );
}

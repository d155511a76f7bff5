import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageBox } from './page-box.tsx';

interface SignInPanelProps {
  title: string;
  intro: string;
  note: string;
  children: ReactNode;
}

/** The content of a staff login page: who it is for, and the form. */
export function SignInPanel({ title, intro, note, children }: SignInPanelProps) {
  return (
    <PageBox title={title} width="26rem">
      <Text c="dimmed">{intro}</Text>
      {children}
      <Text c="dimmed" size="sm">
        {note}
      </Text>
    </PageBox>
  );
}

import { Group, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Card } from '#client/ui/card.tsx';
import type { LaunchEntry, LaunchState } from '#shared/operations/go-live/schema.ts';
import css from './launch.module.css';
import { LaunchWord } from './launch-word.tsx';

const looks: Readonly<Record<LaunchState, { word: string; Icon: typeof IconCircleX }>> = {
  red: { word: 'Must be fixed', Icon: IconCircleX },
  amber: { word: 'Your decision', Icon: IconAlertTriangle },
  green: { word: 'Ready', Icon: IconCircleCheck },
};

/** One item: its state, what was found, why it matters and how to fix it. Items in order are one line. */
export function LaunchItem({ entry }: { entry: LaunchEntry }) {
  const { state, title, found, why, fix, place, link, word } = entry;
  const { word: stateWord, Icon } = looks[state];
  return (
    <Card as="li" padding="small" className={css.item} data-state={state}>
      <Group justify="space-between" align="baseline" gap="var(--space-4) var(--space-16)">
        <Title order={3} ff="text" fw={600} lts={0}>
          {title}
        </Title>
        <p className={css.state}>
          <Icon size={18} aria-hidden="true" /> {stateWord}
        </p>
      </Group>
      <p>{found}</p>
      {state !== 'green' && (
        <Text c="dimmed" maw="48rem" inherit>
          {why}
        </Text>
      )}
      {fix && (
        <p>
          <strong>What to do: </strong>
          {fix} {place && <code>{place}</code>}{' '}
          {link && (link.startsWith('/admin') ? <Link to={link}>Open it</Link> : <a href={link}>View it</a>)}
        </p>
      )}
      {word && <LaunchWord word={word} />}
    </Card>
  );
}

import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { formatShortMoment } from '#client/lib/format-date.ts';
import { Card } from '#client/ui/card.tsx';
import type { Line } from '#shared/lines/ids.ts';
import { lineLabels } from '#shared/lines/lines.ts';
import { paths } from '#shared/platform/paths.ts';
import css from './todo-list.module.css';
import type { KeptDraft } from './use-kept-drafts.ts';

interface DraftListProps {
  drafts: readonly KeptDraft[];
  onDiscard: (line: Line) => void;
}

/** Requests started on this device and not sent. Discarding one asks for confirmation. */
export function DraftList({ drafts, onDiscard }: DraftListProps) {
  const [asked, setAsked] = useState<Line | null>(null);
  return (
    <Stack component="ul" className="plain-list" gap="sm" aria-label="Started but not sent">
      {drafts.map(({ line, changedAt }) => (
        <Card as="li" className={`${css.item} ${css.draft}`} padding="small" key={line}>
          <IconPencil size={24} stroke={1.6} color="var(--muted)" aria-hidden="true" />
          <div className={css.words}>
            <Text fw={600}>{lineLabels[line]}: not sent yet</Text>
            <Text c="dimmed" size="sm">
              {asked === line
                ? 'Delete your answers so far? This can’t be undone.'
                : `Saved on this device, last changed ${formatShortMoment(new Date(changedAt).toISOString())}`}
            </Text>
          </div>
          <Group className={css.actions} gap="xs" wrap="nowrap">
            {asked === line ? (
              <>
                <Button size="xs" color="ember" onClick={() => onDiscard(line)}>
                  Delete<span className="visually-hidden"> {lineLabels[line]}</span>
                </Button>
                <Button size="xs" variant="default" autoFocus onClick={() => setAsked(null)}>
                  Keep<span className="visually-hidden"> {lineLabels[line]}</span>
                </Button>
              </>
            ) : (
              <>
                <Button size="xs" component="a" href={paths.quoteOf(line)}>
                  Continue<span className="visually-hidden"> {lineLabels[line]}</span>
                </Button>
                <Button size="xs" variant="default" onClick={() => setAsked(line)}>
                  Discard<span className="visually-hidden"> {lineLabels[line]}</span>
                </Button>
              </>
            )}
          </Group>
        </Card>
      ))}
    </Stack>
  );
}

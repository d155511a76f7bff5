import { Button, Menu, Progress, Text } from '@mantine/core';
import { IconArrowForwardUp, IconChevronDown, IconClockPause, IconFlag, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useSessionUser } from '#client/lib/session.tsx';
import { Card } from '#client/ui/card.tsx';
import { priorityLabels } from '#shared/cases/labels.ts';
import { casePrioritySchema } from '#shared/cases/vocabulary.ts';
import type { BulkAction } from '#shared/queue/bulk-schema.ts';
import type { WorkScope } from '#shared/queue/filters.ts';
import css from './bulk.module.css';
import { BulkHandOverDialog } from './bulk-hand-over-dialog.tsx';
import { BulkHoldDialog } from './bulk-hold-dialog.tsx';
import type { Bulk } from './use-bulk.ts';
import type { Selection } from './use-selection.ts';

interface BulkBarProps {
  scope: WorkScope;
  selection: Selection;
  bulk: Bulk;
}

/** The actions for all selected rows. */
export function BulkBar({ scope, selection, bulk }: BulkBarProps) {
  const [open, setOpen] = useState<'hold' | 'handOver' | null>(null);
  const { selected, clear } = selection;
  const { progress } = bulk;
  // A firm's manager reassigns one by one, each to the right colleague; an assistant none.
  const { firm } = useSessionUser();
  const works = scope !== 'firm';
  const reassigns = works && firm?.role !== 'assistant';
  async function run(action: BulkAction) {
    setOpen(null);
    if (await bulk.run(action, selected)) clear();
  }
  const size = 'compact-md' as const;
  return (
    <Card as="section" padding="small" className={css.bar} aria-label="Selected requests">
      <Text fw={600} mr="xs" role="status">
        {progress ? `${progress.done} of ${progress.of} done` : `${selected.length} selected`}
      </Text>
      {progress ? (
        <Progress flex={1} miw="8rem" value={(100 * progress.done) / progress.of} aria-label="Progress" />
      ) : (
        <>
          <Menu position="top-start">
            <Menu.Target>
              <Button
                size={size}
                variant="default"
                leftSection={<IconFlag size={16} aria-hidden="true" />}
                rightSection={<IconChevronDown size={14} aria-hidden="true" />}
              >
                Priority
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {casePrioritySchema.options.toReversed().map((priority) => (
                <Menu.Item key={priority} onClick={() => void run({ kind: 'priority', priority })}>
                  {priorityLabels[priority]}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
          {works && (
            <>
              <Button
                size={size}
                variant="default"
                leftSection={<IconClockPause size={16} aria-hidden="true" />}
                onClick={() => setOpen('hold')}
              >
                Put on hold
              </Button>
              <Button
                size={size}
                variant="default"
                leftSection={<IconPlayerPlay size={16} aria-hidden="true" />}
                onClick={() => void run({ kind: 'resume' })}
              >
                Resume
              </Button>
            </>
          )}
          {reassigns && (
            <Button
              size={size}
              variant="default"
              leftSection={<IconArrowForwardUp size={16} aria-hidden="true" />}
              onClick={() => setOpen('handOver')}
            >
              Reassign
            </Button>
          )}
          <Button size={size} variant="subtle" onClick={clear}>
            Clear selection
          </Button>
        </>
      )}
      {open === 'hold' && (
        <BulkHoldDialog amount={selected.length} onClose={() => setOpen(null)} onHold={(hold) => void run(hold)} />
      )}
      {open === 'handOver' && (
        <BulkHandOverDialog
          amount={selected.length}
          choosesBroker={scope === 'all'}
          onClose={() => setOpen(null)}
          onHandOver={(handOver) => void run(handOver)}
        />
      )}
    </Card>
  );
}

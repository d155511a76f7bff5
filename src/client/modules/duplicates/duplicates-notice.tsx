import { Button } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { trpc } from '#client/lib/trpc.tsx';
import { Card } from '#client/ui/card.tsx';
import type { JoinedCase } from '#shared/cases/move-schema.ts';
import { isOpen } from '#shared/cases/rules.ts';
import type { CaseDetail } from '#shared/cases/views.ts';
import { AnswersDialog } from './answers-dialog.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import css from './duplicates.module.css';

interface DuplicatesNoticeProps {
  row: CaseDetail;
  pathOf: (caseId: string) => string;
}

/** Other requests that seem to be from the same person, and those already joined. Renders nothing where there are none. */
export function DuplicatesNotice({ row, pathOf }: DuplicatesNoticeProps) {
  const { id: caseId, merged } = row;
  const [opened, setOpened] = useState(false);
  const [compared, setCompared] = useState<JoinedCase | null>(null);
  const { data } = trpc.cases.duplicates.useQuery({ caseId }, { enabled: isOpen(row.status) });
  const others = data?.duplicates ?? [];
  return (
    <>
      {others.length > 0 && (
        <Card padding="small" className={css.notice} data-tone="attention">
          <IconUsersGroup size={20} aria-hidden="true" />
          <p>
            {others.length === 1
              ? 'Another request appears to be from the same person.'
              : `${others.length} other requests appear to be from the same person.`}
          </p>
          <Button variant="default" size="compact-md" onClick={() => setOpened(true)}>
            Compare
          </Button>
        </Card>
      )}
      {merged.length > 0 && (
        <Card padding="small" className={css.notice}>
          <IconUsersGroup size={20} aria-hidden="true" />
          <p>
            Merged into this one:{' '}
            {merged.map(({ caseId: id, number, title, mayOpen }, index) => (
              <span key={id}>
                {index > 0 && '; '}
                {mayOpen ? <Link to={pathOf(id)}>{`${title}, ${number}`}</Link> : `${title}, ${number}`}
              </span>
            ))}
            . The original content stays where it was.
          </p>
          {merged.map((other) => (
            <Button key={other.caseId} variant="default" size="compact-md" onClick={() => setCompared(other)}>
              Compare answers with {other.number}
            </Button>
          ))}
        </Card>
      )}
      {compared && <AnswersDialog row={row} other={compared} onClose={() => setCompared(null)} />}
      {opened && others.length > 0 && (
        <CompareDialog row={row} others={others} pathOf={pathOf} onClose={() => setOpened(false)} />
      )}
    </>
  );
}

import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { CaseDetail } from '#shared/cases/views.ts';
import { paths } from '#shared/platform/paths.ts';

/** The way to the questions that are still open, or to any answer while it may change. Renders nothing once neither is possible. */
export function MoreAnswers({ row: { id, allowedEvents } }: { row: Pick<CaseDetail, 'id' | 'allowedEvents'> }) {
  const mayChange = allowedEvents.includes('answers_changed');
  if (!mayChange && !allowedEvents.includes('answers_added')) return null;
  return (
    <Button component={Link} to={paths.portal.answers(id)} variant="default" size="sm">
      {mayChange ? 'Change or add answers' : 'Answer more questions'}
    </Button>
  );
}

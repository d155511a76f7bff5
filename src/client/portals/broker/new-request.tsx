import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { useActions } from '#client/lib/actions/actions.ts';
import { actionKeys } from '#client/lib/actions/keys.ts';
import { useSessionUser } from '#client/lib/session.tsx';
import { paths } from '#shared/platform/paths.ts';

/** Offers the action on every page of the broker's portal, to those who hold a licence. */
export function useNewRequest(): void {
  const navigate = useNavigate();
  const { firm } = useSessionUser();
  useActions(
    firm?.role === 'assistant'
      ? []
      : [
          {
            id: 'new-request',
            label: 'New request',
            group: 'Go to',
            key: actionKeys.create,
            run: () => void navigate(paths.broker.newRequest),
            words: 'create open phone telephone call walk-in counter',
          },
        ],
  );
}

/** Leads to the form for someone on the telephone or at the counter. */
export function NewRequestButton() {
  return (
    <Button
      component={Link}
      to={paths.broker.newRequest}
      leftSection={<IconPlus size={18} aria-hidden="true" />}
      aria-keyshortcuts={actionKeys.create}
    >
      New request
    </Button>
  );
}

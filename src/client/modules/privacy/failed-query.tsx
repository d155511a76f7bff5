import { Button } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import css from './failed-query.module.css';

/** Why a list could not be loaded, with a retry. */
export function FailedQuery({ error, again }: { error: unknown; again: () => void }) {
  return (
    <div className={css.failure}>
      <p role="alert">{toApiError(error).serverMessage}</p>
      <Button variant="default" onClick={again}>
        Try again
      </Button>
    </div>
  );
}

import { Textarea, type TextareaProps } from '@mantine/core';

/** What a hand-over means, and a note for the new broker. */
export function HandOverWords(field: Pick<TextareaProps, 'value' | 'onChange' | 'error'>) {
  return (
    <>
      <p>
        The client will be notified of their new broker, including firm and licence number. Everything in the request is
        kept.
      </p>
      <Textarea
        label="Note for the new broker (optional)"
        description="The client won’t see it."
        autosize
        minRows={2}
        {...field}
      />
    </>
  );
}

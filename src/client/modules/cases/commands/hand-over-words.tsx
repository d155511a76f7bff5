import { Textarea, type TextareaProps } from '@mantine/core';

/** What a hand-over means, and a note for the new broker. */
export function HandOverWords(field: Pick<TextareaProps, 'value' | 'onChange' | 'error'>) {
  return (
    <>
      <p>The client is told who works for them now, with firm and licence number. Everything written stays.</p>
      <Textarea
        label="Note for the new broker (optional)"
        description="The client does not see it."
        autosize
        minRows={2}
        {...field}
      />
    </>
  );
}

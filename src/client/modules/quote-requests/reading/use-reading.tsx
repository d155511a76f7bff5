import { type ComponentType, useState } from 'react';
import { showToast } from '#client/lib/toasts.ts';
import type { AnswersInput, QuoteDefinition } from '#shared/lines/types.ts';
import type { ReadDialogProps } from './read-dialog.tsx';

/** Fetched when it is asked for: few visitors do. */
const loadDialog = () => import('./read-dialog.tsx');
/** The questions that policies answer: a line without any of them offers no reading. */
const ANSWERED = new Set(['currentInsurer', 'renewalMonth', 'vehicles', 'units']);

interface ReadingOptions {
  definition: QuoteDefinition;
  answers: () => AnswersInput;
  onAnswers: (answers: AnswersInput) => void;
  /** Closed after something was filled in: what is still missing comes next. */
  onFilledIn: () => void;
}

/** Reading a policy, behind one button. */
export function useReading({ definition, onFilledIn, ...rest }: ReadingOptions) {
  const [Dialog, setDialog] = useState<ComponentType<ReadDialogProps> | null>(null);
  const offered = definition.steps.some(({ questions }) => questions.some(({ id }) => ANSWERED.has(id)));

  async function open() {
    try {
      const { ReadDialog } = await loadDialog();
      setDialog(() => ReadDialog);
    } catch {
      showToast({ kind: 'error', message: 'This couldn’t be loaded. Check your connection and try again.' });
    }
  }

  function close(filledIn: boolean) {
    setDialog(null);
    if (filledIn) onFilledIn();
  }

  return {
    open: offered ? () => void open() : undefined,
    dialog: Dialog && <Dialog definition={definition} {...rest} onClose={close} />,
  };
}

import { minutesFor } from '#shared/lines/short-form.ts';
import type { QuestionSet, QuoteDefinition } from '#shared/lines/types.ts';
import screen from './screen.module.css';

interface SetIntroProps {
  definition: QuoteDefinition;
  set: QuestionSet;
  /** Asks all the questions instead. */
  onAll: () => void;
}

/** What this form takes, and on the short one the way to all questions. */
export function SetIntro({ definition, set, onAll }: SetIntroProps) {
  if (set === 'full') return <p className={screen.intro}>{definition.intro}</p>;
  return (
    <p className={screen.intro}>
      A few questions, about {minutesFor(definition, 'short')} minutes. Your broker asks for the rest, or{' '}
      <button className={screen.change} type="button" onClick={onAll}>
        answer everything now
      </button>{' '}
      in about {minutesFor(definition, 'full')} minutes.
    </p>
  );
}

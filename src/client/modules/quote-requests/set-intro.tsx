import { minutesFor } from '#shared/lines/short-form.ts';
import type { AnswersInput, QuestionSet, QuoteDefinition } from '#shared/lines/types.ts';
import screen from './screen.module.css';

interface SetIntroProps {
  definition: QuoteDefinition;
  set: QuestionSet;
  answers: AnswersInput;
  /** Asks all the questions instead. */
  onAll: () => void;
}

/** What this form takes, and on the short one the way to all questions. */
export function SetIntro({ definition, set, answers, onAll }: SetIntroProps) {
  if (set === 'full') return <p className={screen.intro}>{definition.intro}</p>;
  return (
    <p className={screen.intro}>
      A few questions, about {minutesFor(definition, 'short', answers)} minutes. Your broker will ask for the rest, or
      you can{' '}
      <button className={screen.inline} type="button" onClick={onAll}>
        answer everything now
      </button>{' '}
      (about {minutesFor(definition, 'full', answers)} minutes).
    </p>
  );
}

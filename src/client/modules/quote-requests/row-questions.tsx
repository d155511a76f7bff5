import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { RepeatGroupQuestion } from '#shared/lines/types.ts';
import type { QuestionListProps } from './answer-props.ts';
import { foldOptional, hasAnswersTo, hasErrorAt } from './journey-rules.ts';
import css from './questions.module.css';

interface RowQuestionsProps extends QuestionListProps {
  group: RepeatGroupQuestion;
  Questions: ComponentType<QuestionListProps>;
}

/** The questions of a row: what has to be answered first, and the rest folded away until somebody wants it. */
export function RowQuestions({ group, Questions, ...list }: RowQuestionsProps) {
  const { first, more } = foldOptional(list.questions);
  const fold = useRef<HTMLDetailsElement>(null);
  const used = hasAnswersTo(more, list.values) || hasErrorAt(more, list.prefix ?? '', list.errorOf);
  const [open] = useState(used);

  // Once used it stays open, and an error is never hidden.
  useEffect(() => {
    if (used && fold.current) fold.current.open = true;
  }, [used]);

  if (more.length === 0) return <Questions {...list} />;
  return (
    <>
      <Questions {...list} questions={first} />
      <details className={css.more} ref={fold} open={open}>
        <summary>
          More about this {group.itemLabel.toLowerCase()} <span className={css.moreHint}>(optional)</span>
        </summary>
        <Questions {...list} questions={more} />
      </details>
    </>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { Question } from '#shared/lines/types.ts';
import { answerOf } from '#shared/lines/visibility.ts';
import type { QuestionListProps } from './answer-props.ts';
import { InfoNote } from './info-note.tsx';
import { QuestionField } from './question-field.tsx';
import css from './questions.module.css';
import { RepeatGroup } from './repeat-group.tsx';

/** A list of questions. One that appears because of an answer is announced. */
export function QuestionList({
  questions,
  values,
  answers,
  prefix = '',
  errorOf,
  doubtsAt,
  onAnswer,
  onFill,
}: QuestionListProps) {
  const appeared = useAppeared(questions);
  return (
    <div className={css.list}>
      {questions.map((question) => {
        const path = prefix + question.id;
        const onChange = (value: unknown, changed = path) => onAnswer(question.id, value, changed);
        const common = { path, value: answerOf(values, question.id), answers, errorOf, doubtsAt, onChange };
        if (question.type === 'info') return <InfoNote key={question.id} note={question} />;
        if (question.type === 'repeatGroup') {
          return <RepeatGroup key={question.id} group={question} Questions={QuestionList} {...common} />;
        }
        return (
          <QuestionField
            key={question.id}
            question={question}
            own={prefix === ''}
            values={values}
            onFill={onFill}
            {...common}
          />
        );
      })}
      <p className="visually-hidden" role="status">
        {appeared.length > 0 && `New questions: ${appeared.map(({ label }) => label).join(' ')}`}
      </p>
    </div>
  );
}

/** The questions added since the list was first shown, until the next ones are added. */
function useAppeared(questions: readonly Question[]): readonly Question[] {
  const known = useRef<Set<string>>(null);
  const [appeared, setAppeared] = useState<readonly Question[]>([]);
  const ids = questions.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list of the same questions is no change
  useEffect(() => {
    const before = known.current;
    known.current = new Set(ids.split(','));
    if (before) setAppeared(questions.filter(({ id }) => !before.has(id)));
  }, [ids]);
  return appeared;
}

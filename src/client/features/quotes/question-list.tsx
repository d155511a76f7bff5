import { useEffect, useRef, useState } from 'react';
import type { AnswersInput, Question } from '#shared/quotes/types.ts';
import { answerOf } from '#shared/quotes/visibility.ts';
import { InfoNote } from './info-note.tsx';
import { QuestionField } from './question-field.tsx';
import css from './question-list.module.css';
import { RepeatGroup } from './repeat-group.tsx';

export interface QuestionListProps {
  /** Those that are shown. */
  questions: readonly Question[];
  /** The answers they ask for: of the request, or of one row. */
  values: AnswersInput;
  /** All answers of the request. */
  answers: AnswersInput;
  /** What stands before the id of a question in a path: `vehicles.0.` */
  prefix?: string;
  errorOf: (path: string) => string | undefined;
  /** `path` is the part of the request that changed. */
  onAnswer: (id: string, value: unknown, path: string) => void;
}

/** Questions one below the other. One that appears because of an answer is announced. */
export function QuestionList({ questions, values, answers, prefix = '', errorOf, onAnswer }: QuestionListProps) {
  const appeared = useAppeared(questions);
  return (
    <div className={css.list}>
      {questions.map((question) => {
        const path = prefix + question.id;
        const onChange = (value: unknown, changed = path) => onAnswer(question.id, value, changed);
        const common = { path, value: answerOf(values, question.id), errorOf, onChange };
        if (question.type === 'info') return <InfoNote key={question.id} note={question} />;
        if (question.type === 'repeatGroup') {
          return <RepeatGroup key={question.id} group={question} answers={answers} {...common} />;
        }
        return <QuestionField key={question.id} question={question} own={prefix === ''} {...common} />;
      })}
      <p className="visually-hidden" role="status">
        {appeared.length > 0 && `More to answer: ${appeared.map(({ label }) => label).join(' ')}`}
      </p>
    </div>
  );
}

/** The questions that came since the list was first shown, until the next ones come. */
function useAppeared(questions: readonly Question[]): readonly Question[] {
  const known = useRef<Set<string>>(null);
  const [appeared, setAppeared] = useState<readonly Question[]>([]);
  const ids = questions.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list of the same questions is no news
  useEffect(() => {
    const before = known.current;
    known.current = new Set(ids.split(','));
    if (before) setAppeared(questions.filter(({ id }) => !before.has(id)));
  }, [ids]);
  return appeared;
}

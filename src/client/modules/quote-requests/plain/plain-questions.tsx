import type { AnswersInput, Question } from '#shared/lines/types.ts';
import { answerOf } from '#shared/lines/visibility.ts';
import { InfoNote } from '../info-note.tsx';
import { QuestionField } from '../question-field.tsx';
import css from '../questions.module.css';
import { PlainRows } from './plain-rows.tsx';

export interface PlainQuestionsProps {
  questions: readonly Question[];
  /** Their answers: of the request, or of one row. */
  values: AnswersInput;
  /** All answers of the request. */
  answers: AnswersInput;
  /** The prefix of a question's path: `vehicles.0.` */
  prefix?: string;
  action: string;
  errorOf: (path: string) => string | undefined;
  doubtsAt: (path: string) => readonly string[];
}

const nothing = () => undefined;

/** The wizard’s own fields, with what was typed; nothing happens until the page is sent. */
export function PlainQuestions({ questions, values, prefix = '', ...page }: PlainQuestionsProps) {
  return (
    <div className={css.list}>
      {questions.map((question) => {
        if (question.type === 'info') return <InfoNote key={question.id} note={question} />;
        if (question.type === 'repeatGroup') return <PlainRows key={question.id} group={question} {...page} />;
        return (
          <QuestionField
            key={question.id}
            question={question}
            path={prefix + question.id}
            value={answerOf(values, question.id)}
            errorOf={page.errorOf}
            doubtsAt={page.doubtsAt}
            own={prefix === ''}
            plain
            values={values}
            answers={page.answers}
            onChange={nothing}
            onFill={undefined}
          />
        );
      })}
    </div>
  );
}

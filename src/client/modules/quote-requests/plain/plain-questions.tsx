import { answerOf } from '#shared/lines/visibility.ts';
import { InfoNote } from '../info-note.tsx';
import { QuestionField } from '../question-field.tsx';
import css from '../questions.module.css';
import type { PlainQuestionsProps } from './plain-props.ts';
import { PlainRows } from './plain-rows.tsx';

const nothing = () => undefined;

/** The wizard’s own fields, with what was typed; nothing happens until the page is sent. */
export function PlainQuestions({ questions, values, prefix = '', ...page }: PlainQuestionsProps) {
  return (
    <div className={css.list}>
      {questions.map((question) => {
        if (question.type === 'info') return <InfoNote key={question.id} note={question} />;
        if (question.type === 'repeatGroup')
          return <PlainRows key={question.id} group={question} Questions={PlainQuestions} {...page} />;
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

import type { ComponentType } from 'react';
import { Card } from '#client/ui/card.tsx';
import { fieldId } from '#client/ui/field-id.ts';
import { formatAnswer } from '#shared/lines/describe.ts';
import type { AnswersInput, RepeatGroupQuestion } from '#shared/lines/types.ts';
import { answerOf, visibleQuestions } from '#shared/lines/visibility.ts';
import type { QuestionListProps } from './answer-props.ts';
import css from './repeat-group.module.css';
import { RowQuestions } from './row-questions.tsx';
import screen from './screen.module.css';

interface RepeatRowProps {
  group: RepeatGroupQuestion;
  index: number;
  path: string;
  row: AnswersInput;
  answers: AnswersInput;
  Questions: ComponentType<QuestionListProps>;
  open: boolean;
  errorOf: (path: string) => string | undefined;
  doubtsAt: (path: string) => readonly string[];
  onOpen: () => void;
  /** Absent when the group needs this row. */
  onRemove: (() => void) | undefined;
  onChange: (row: AnswersInput, changed: string) => void;
}

/** One vehicle or driver: its questions or, when closed, a short summary. */
export function RepeatRow({
  group,
  index,
  path,
  row,
  answers,
  Questions,
  open,
  errorOf,
  doubtsAt,
  ...does
}: RepeatRowProps) {
  const id = fieldId(path);
  const name = `${group.itemLabel} ${index + 1}`;
  const questions = visibleQuestions(group, row, answers);
  const hidden = <span className="visually-hidden"> {name.toLowerCase()}</span>;

  return (
    <Card
      padding="small"
      className={css.row}
      role="group"
      aria-labelledby={`${id}-heading`}
      data-open={open || undefined}
    >
      <div className={css.head}>
        <h3 className={css.name} id={`${id}-heading`} tabIndex={-1}>
          {name}
        </h3>
        {!open && (
          <button className={screen.change} type="button" onClick={does.onOpen}>
            Change{hidden}
          </button>
        )}
        {does.onRemove && (
          <button className={screen.change} type="button" onClick={does.onRemove}>
            Remove{hidden}
          </button>
        )}
      </div>
      {open ? (
        <RowQuestions
          group={group}
          Questions={Questions}
          questions={questions}
          values={row}
          answers={answers}
          prefix={`${path}.`}
          errorOf={errorOf}
          doubtsAt={doubtsAt}
          onAnswer={(question, value, changed) => does.onChange({ ...row, [question]: value }, changed)}
          onFill={(patch) => does.onChange({ ...row, ...patch }, path)}
        />
      ) : (
        <p className={css.summary}>{inFewWords(questions, row) || 'Nothing entered yet'}</p>
      )}
    </Card>
  );
}

/** The first three answers: year, make and model of a vehicle. A VIN says nothing at a glance. */
function inFewWords(questions: ReturnType<typeof visibleQuestions>, row: AnswersInput): string {
  const words = questions.map((question) =>
    question.type === 'info' || question.type === 'vin' ? null : formatAnswer(question, answerOf(row, question.id)),
  );
  return words
    .filter((word) => word !== null)
    .slice(0, 3)
    .join(', ');
}

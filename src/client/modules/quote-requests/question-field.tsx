import { useRef } from 'react';
import { ChoiceList } from '#client/ui/choice-list.tsx';
import { fieldId } from '#client/ui/field-id.ts';
import { warningsFor } from '#shared/lines/answer-rules.ts';
import type { AnswersInput, RowQuestion } from '#shared/lines/types.ts';
import { isUnsure } from '#shared/lines/visibility.ts';
import { AnswerControl } from './answer-control.tsx';
import { type AnswerProps, unsureChoices } from './answer-props.ts';
import css from './questions.module.css';
import { VinFinding } from './vin-finding.tsx';

/** Their lists contain "I’m not sure" themselves. */
const withOwnUnsure = new Set(['choice', 'bool', 'multi']);

interface QuestionFieldProps extends AnswerProps<RowQuestion> {
  doubtsAt: (path: string) => readonly string[];
  onFill: ((patch: AnswersInput) => void) | undefined;
}

/** One question: its control, the options not to answer it, and warnings. */
export function QuestionField({ question, path, value, doubtsAt, onChange, onFill, ...props }: QuestionFieldProps) {
  const beside = withOwnUnsure.has(question.type) ? [] : unsureChoices(question);
  const unsure = beside.length > 0 && isUnsure(value) ? value : null;
  // Unticking "I’m not sure" restores what was typed before.
  const before = useRef<unknown>('');

  function toggleUnsure(choice: string) {
    if (unsure === null) before.current = value;
    onChange(unsure === choice ? before.current : choice);
  }

  const id = fieldId(path);
  return (
    <div className={css.question} data-question>
      <AnswerControl {...props} question={question} path={path} value={unsure ? '' : value} onChange={onChange} />
      {beside.length > 0 && (
        <div className={css.unsure}>
          <span id={`${id}-question`} hidden>
            {question.label}
          </span>
          <ChoiceList
            type="checkbox"
            id={`${id}-unsure`}
            name={`${path}.unsure`}
            choices={beside}
            chosen={unsure ? [unsure] : []}
            describedBy={`${id}-question`}
            onToggle={toggleUnsure}
          />
        </div>
      )}
      {question.type === 'vin' && question.fills && onFill && (
        <VinFinding fills={question.fills} path={path} vin={value} values={props.values} onFill={onFill} />
      )}
      <div role="status">
        {[...warningsFor(question, value), ...doubtsAt(path)].map((warning) => (
          <p key={warning} className={css.warning}>
            {warning}
          </p>
        ))}
      </div>
    </div>
  );
}

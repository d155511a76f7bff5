import { type ComponentType, useEffect, useState } from 'react';
import buttons from '#client/ui/button.module.css';
import field from '#client/ui/field.module.css';
import { fieldId } from '#client/ui/field-id.ts';
import type { AnswersInput, RepeatGroupQuestion } from '#shared/lines/types.ts';
import type { AnswerProps, QuestionListProps } from './answer-props.ts';
import { hasAnswers, hasErrorAt, rowsOf } from './journey-rules.ts';
import questions from './questions.module.css';
import { RemovedRow } from './removed-row.tsx';
import css from './repeat-group.module.css';
import { RepeatRow } from './repeat-row.tsx';

interface RepeatGroupProps extends Omit<AnswerProps<RepeatGroupQuestion>, 'question' | 'own' | 'values'> {
  group: RepeatGroupQuestion;
  doubtsAt: (path: string) => readonly string[];
  /** Renders the questions of a row. */
  Questions: ComponentType<QuestionListProps>;
}

/** Rows of the same questions: vehicles, drivers, claims. One is open at a time; the others show a summary. */
export function RepeatGroup({ group, path, value, answers, Questions, errorOf, doubtsAt, onChange }: RepeatGroupProps) {
  const rows = rowsOf(group, value);
  const [open, setOpen] = useState<readonly number[]>(rows.length === 1 ? [0] : []);
  const [removed, setRemoved] = useState<{ index: number; row: AnswersInput } | null>(null);
  const [focus, setFocus] = useState<string | null>(null);
  const id = fieldId(path);
  const name = group.itemLabel;
  const wrong = rows
    .map((_, index) => index)
    .filter((index) => hasErrorAt(group.questions, `${path}.${index}.`, errorOf));

  // A row with an error opens, and stays open while it is being fixed.
  const wrongOnes = wrong.join();
  useEffect(() => {
    if (wrongOnes) setOpen((before) => [...new Set([...before, ...wrongOnes.split(',').map(Number)])]);
  }, [wrongOnes]);
  useEffect(() => {
    if (!focus) return;
    document.getElementById(focus)?.focus();
    setFocus(null);
  }, [focus]);

  function show(index: number) {
    setOpen([index]);
    setFocus(`${id}-${index}-heading`);
  }

  function add() {
    onChange([...rows, {}]);
    setRemoved(null);
    show(rows.length);
  }

  function remove(index: number) {
    const row = rows[index] ?? {};
    onChange(rows.filter((_, other) => other !== index));
    setRemoved({ index, row });
    setOpen(rows.length === 2 ? [0] : []);
    setFocus(`${id}-undo`);
  }

  function undo() {
    if (!removed) return;
    onChange(rows.toSpliced(removed.index, 0, removed.row));
    setRemoved(null);
    show(removed.index);
  }

  // Before anything is entered, a count that is higher than the rows is no contradiction yet.
  const begun = hasAnswers({ [group.id]: value }) ? doubtsAt(path) : [];
  const note = removed && <RemovedRow id={`${id}-undo`} name={`${name} ${removed.index + 1}`} onUndo={undo} />;
  return (
    <fieldset className={css.group} id={id} data-question aria-describedby={group.help && `${id}-hint`}>
      <legend className={css.legend}>{group.label}</legend>
      {group.help && (
        <p className={field.hint} id={`${id}-hint`}>
          {group.help}
        </p>
      )}
      {errorOf(path) && <p className={field.error}>{errorOf(path)}</p>}
      <div role="status">
        {begun.map((doubt) => (
          <p key={doubt} className={questions.warning}>
            {doubt}
          </p>
        ))}
      </div>
      <ol className={`plain-list ${css.rows}`}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position, on the server too
          <li key={index}>
            {removed?.index === index && note}
            <RepeatRow
              group={group}
              index={index}
              path={`${path}.${index}`}
              row={row}
              answers={answers}
              Questions={Questions}
              open={open.includes(index)}
              errorOf={errorOf}
              doubtsAt={doubtsAt}
              onOpen={() => show(index)}
              onRemove={rows.length > group.min ? () => remove(index) : undefined}
              onChange={(next, changed) => onChange(rows.with(index, next), changed)}
            />
          </li>
        ))}
      </ol>
      {removed && removed.index >= rows.length && note}
      {rows.length < group.max ? (
        <button className={buttons.secondary} type="button" onClick={add}>
          Add {rows.length > 0 ? 'another ' : /^[aeiou]/i.test(name) ? 'an ' : 'a '}
          {name.toLowerCase()}
        </button>
      ) : (
        <p className={field.hint}>You can enter up to {group.max}. Tell your broker about any others.</p>
      )}
    </fieldset>
  );
}

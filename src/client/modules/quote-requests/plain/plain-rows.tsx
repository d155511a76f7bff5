import type { ComponentType } from 'react';
import buttons from '#client/ui/button.module.css';
import { Card } from '#client/ui/card.tsx';
import field from '#client/ui/field.module.css';
import { fieldId } from '#client/ui/field-id.ts';
import type { RepeatGroupQuestion } from '#shared/lines/types.ts';
import { answerOf, visibleQuestions } from '#shared/lines/visibility.ts';
import { fieldNames } from '#shared/quote-requests/plain/fields.ts';
import { rowsOf } from '../journey-rules.ts';
import questions from '../questions.module.css';
import css from '../repeat-group.module.css';
import screen from '../screen.module.css';
import type { PlainPageProps, PlainQuestionsProps } from './plain-props.ts';

interface PlainRowsProps extends PlainPageProps {
  group: RepeatGroupQuestion;
  /** Renders the questions of a row. */
  Questions: ComponentType<PlainQuestionsProps>;
}

/** Rows of the same questions, all open. Adding and removing one sends the page, which comes back with the row. */
export function PlainRows({ group, Questions, ...page }: PlainRowsProps) {
  const { action, answers, errorOf, doubtsAt } = page;
  const rows = rowsOf(group, answerOf(answers, group.id));
  const id = fieldId(group.id);
  const name = group.itemLabel;
  const error = errorOf(group.id);
  return (
    <fieldset className={css.group} id={id} aria-describedby={group.help && `${id}-hint`}>
      <legend className={css.legend}>{group.label}</legend>
      {group.help && (
        <p className={field.hint} id={`${id}-hint`}>
          {group.help}
        </p>
      )}
      {error && <p className={field.error}>{error}</p>}
      {doubtsAt(group.id).map((doubt) => (
        <p key={doubt} className={questions.warning}>
          {doubt}
        </p>
      ))}
      <input type="hidden" name={fieldNames.rows(group.id)} value={rows.length} />
      <ol className={`plain-list ${css.rows}`}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position, on the server too
          <li key={index} id={`${id}-${index}`}>
            <Card padding="small" className={css.row} role="group" aria-labelledby={`${id}-${index}-heading`} data-open>
              <div className={css.head}>
                <h3 className={css.name} id={`${id}-${index}-heading`}>
                  {name} {index + 1}
                </h3>
                {rows.length > group.min && (
                  <button
                    className={screen.change}
                    type="submit"
                    name="go"
                    value={`remove:${group.id}:${index}`}
                    formAction={`${action}#${id}`}
                  >
                    Remove
                    <span className="visually-hidden">
                      {' '}
                      {name.toLowerCase()} {index + 1}
                    </span>
                  </button>
                )}
              </div>
              <Questions
                {...page}
                questions={visibleQuestions(group, row, answers)}
                values={row}
                prefix={`${group.id}.${index}.`}
              />
            </Card>
          </li>
        ))}
      </ol>
      {rows.length < group.max ? (
        <button
          className={buttons.secondary}
          type="submit"
          name="go"
          value={`add:${group.id}`}
          formAction={`${action}#${id}-${rows.length}`}
        >
          Add {rows.length > 0 ? 'another ' : /^[aeiou]/i.test(name) ? 'an ' : 'a '}
          {name.toLowerCase()}
        </button>
      ) : (
        <p className={field.hint}>You can enter up to {group.max}. Tell your broker about any others.</p>
      )}
    </fieldset>
  );
}

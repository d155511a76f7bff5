import buttons from '#client/ui/button.module.css';
import field from '#client/ui/field.module.css';
import { Field } from '#client/ui/field.tsx';
import { paths } from '#shared/platform/paths.ts';
import css from './questions.module.css';

interface QuestionBoxProps {
  id: string;
  /** The URL that the form submits to. */
  action: string;
  label: string;
  hint?: string;
  button: string;
  asked?: string;
}

/** A single-line question field, submitted as a plain form. */
export function QuestionBox({ id, action, label, hint, button, asked }: QuestionBoxProps) {
  return (
    <search className={css.box}>
      <form
        action={action}
        method="get"
        toolname={action === paths.search ? 'search_site' : 'ask_question'}
        tooldescription={label}
      >
        <Field id={id} label={label} {...(hint && { hint })}>
          <div className={css.line}>
            <input
              className={field.control}
              id={id}
              type="search"
              name="q"
              defaultValue={asked}
              maxLength={200}
              {...(hint && { 'aria-describedby': `${id}-hint`, toolparamdescription: hint })}
            />
            <button className={buttons.primary} type="submit">
              {button}
            </button>
          </div>
        </Field>
      </form>
    </search>
  );
}

import type { ReturnedForm } from '#shared/app/result-pages.ts';
import css from './result.module.css';

/** The errors of a form that was rejected, with a link to each field. */
export function FormProblem({ form, idOf }: { form: ReturnedForm; idOf: (field: string) => string }) {
  return (
    <div className={css.problem} role="alert">
      <p>{form.failure ?? 'Fix the problems below. Everything you entered is still in the form.'}</p>
      {form.issues.length > 0 && (
        <ul>
          {form.issues.map(({ path, message }) => (
            <li key={path}>
              <a href={`#${idOf(path)}`}>{message}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import { toApiError } from '#client/lib/api.ts';
import css from './account-form.module.css';

/** Why the server refused. Errors of a field are shown at that field. */
export function Refusal({ error }: { error: unknown }) {
  if (!error) return null;
  const { serverMessage, issues } = toApiError(error);
  if (issues.some(({ path }) => path !== '')) return null;
  return (
    <p className={css.refusal} role="alert">
      {serverMessage}
    </p>
  );
}

import { toApiError } from '#client/lib/api.ts';
import css from './account-form.module.css';

/** Why the server did not do it. What it says about a field stands at that field. */
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

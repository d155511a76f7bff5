import buttons from '#client/ui/button.module.css';
import { paths } from '#shared/platform/paths.ts';
import css from './screen.module.css';

interface FormActionsProps {
  /** `null` on the first screen: Back then leads to the choice of lines. */
  previous: string | null;
  onBack: () => void;
  /** The label of the Continue button. */
  label: string;
  pending?: boolean;
}

/** Back and Continue. Neither is ever disabled: a press that leads nowhere shows the reason. */
export function FormActions({ previous, onBack, label, pending = false }: FormActionsProps) {
  return (
    <div className={`${css.actions} ${css.main}`}>
      {previous ? (
        <button className={buttons.secondary} type="button" onClick={onBack}>
          Back
        </button>
      ) : (
        <a className={buttons.secondary} href={paths.getQuote}>
          Back
        </a>
      )}
      <button className={buttons.primary} type="submit" aria-disabled={pending || undefined}>
        {label}
      </button>
    </div>
  );
}

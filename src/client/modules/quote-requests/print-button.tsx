import { IconPrinter } from '@tabler/icons-react';
import buttons from '#client/ui/button.module.css';

/** Opens the browser’s print dialog, which can also save a PDF. */
export function PrintButton() {
  return (
    <button className={buttons.secondary} type="button" onClick={() => print()}>
      <IconPrinter size={20} stroke={1.5} aria-hidden="true" />
      Print or save
    </button>
  );
}

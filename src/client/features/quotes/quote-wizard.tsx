import { paths } from '#shared/paths.ts';
import { type Line, lineLabels } from '#shared/quotes/lines.ts';

/** The questions for one line of insurance. */
export function QuoteWizard({ line }: { line: Line }) {
  return (
    <p>
      {lineLabels[line]}: <a href={paths.contact}>tell a licensed broker partner what you need</a>.
    </p>
  );
}

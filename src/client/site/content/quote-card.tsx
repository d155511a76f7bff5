import { useSiteProfile } from '#client/lib/site-profile.tsx';
import buttons from '#client/ui/button.module.css';
import { Card } from '#client/ui/card.tsx';
import type { Line } from '#shared/lines/ids.ts';
import { paths, type QuoteOrigin } from '#shared/platform/paths.ts';
import css from './page-body.module.css';

interface QuoteCardProps {
  /** The line the wizard opens with. Without one the visitor chooses. */
  line?: Line | undefined;
  /** What the visitor was reading about; passed on to the wizard. */
  from?: QuoteOrigin | undefined;
  /** The button's label: `Get an auto quote`. */
  label: string;
  /** Further lines, offered less prominently. */
  more?: readonly { line: Line; label: string }[];
}

/** A link to the quote wizard, with what the product is not. */
export function QuoteCard({ line, from, label, more = [] }: QuoteCardProps) {
  const site = useSiteProfile();
  return (
    <Card>
      <p className={css.quote}>Ready to compare?</p>
      <p className={css.muted}>
        A licensed broker reviews your answers, compares insurers and gets back to you. It’s free.
      </p>
      <a className={buttons.primary} href={line ? paths.quoteOf(line, from) : paths.getQuote}>
        {label}
      </a>
      {more.map((other) => (
        <a key={other.line} className={buttons.secondary} href={paths.quoteOf(other.line, from)}>
          {other.label}
        </a>
      ))}
      <p className={css.notice}>{site.legalNotice}</p>
    </Card>
  );
}

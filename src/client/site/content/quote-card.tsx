import { useSiteProfile } from '#client/lib/site-profile.tsx';
import buttons from '#client/ui/button.module.css';
import type { Line } from '#shared/lines/ids.ts';
import { paths } from '#shared/platform/paths.ts';
import css from './quote-card.module.css';

interface QuoteCardProps {
  /** The line the wizard opens with. Without one the visitor chooses. */
  line?: Line | undefined;
  /** The slug of the community the visitor was reading about; passed on to the wizard. */
  community?: string | undefined;
  /** The button's label: `Ask for an auto quote`. */
  label: string;
}

/** A link to the quote wizard, with what the product is not. */
export function QuoteCard({ line, community, label }: QuoteCardProps) {
  const site = useSiteProfile();
  return (
    <div className={css.card}>
      <p className={css.heading}>Ready to compare?</p>
      <p className={css.text}>
        Answer at your own pace. A licensed broker partner reads it, compares insurers and answers you. It is free.
      </p>
      <a className={`${buttons.primary} ${css.button}`} href={line ? paths.quoteOf(line, community) : paths.getQuote}>
        {label}
      </a>
      <p className={css.notice}>{site.legalNotice}</p>
    </div>
  );
}

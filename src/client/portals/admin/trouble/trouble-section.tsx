import type { ReactNode } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { FailurePanel } from '#client/portals/shell/failure-panel.tsx';
import { PagePlaceholder } from '#client/portals/shell/page-placeholder.tsx';
import css from './trouble.module.css';

interface TroubleSectionProps {
  id: string;
  title: string;
  /** Null while it loads. */
  count: number | null;
  error: unknown;
  onRetry: () => void;
  /** What it means that there is none. */
  calm: string;
  children: ReactNode;
}

/** One kind of failure: its list, or that there is none. */
export function TroubleSection({ id, title, count, error, onRetry, calm, children }: TroubleSectionProps) {
  return (
    <section className={css.section} id={id} aria-labelledby={`${id}-title`}>
      <h3 className={css.title} id={`${id}-title`}>
        {title}
      </h3>
      {error !== null && <FailurePanel message={toApiError(error).serverMessage} onRetry={onRetry} />}
      {error === null && count === null && <PagePlaceholder label={`Loading: ${title}`} />}
      {count === 0 && <p className={css.calm}>{calm}</p>}
      {count !== null && count > 0 && children}
    </section>
  );
}

import { Skeleton } from '@mantine/core';
import css from './page-placeholder.module.css';

/** The placeholder of a page, or a part of one, while it loads. */
export function PagePlaceholder({ label = 'Loading…' }: { label?: string }) {
  return (
    <div className={css.placeholder}>
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <Skeleton height={34} width="min(20rem, 80%)" />
      <Skeleton height={16} width="min(32rem, 95%)" />
      <Skeleton height={180} />
    </div>
  );
}

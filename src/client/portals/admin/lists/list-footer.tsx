import { Button } from '@mantine/core';
import css from './list.module.css';

interface ListFooterProps {
  /** The search stopped before the last page was full: showing more continues from there. */
  capped: boolean;
  hasMore: boolean;
  loading: boolean;
  onMore: () => void;
}

/** The end of a paginated list. */
export function ListFooter({ capped, hasMore, loading, onMore }: ListFooterProps) {
  return (
    <>
      {capped && hasMore && (
        <p className={css.note} role="status">
          Not everything has been searched yet. Keep searching, or add a word to narrow it down.
        </p>
      )}
      {hasMore && (
        <Button className={css.more} variant="default" loading={loading} onClick={onMore}>
          {capped ? 'Keep searching' : 'Show more'}
        </Button>
      )}
    </>
  );
}

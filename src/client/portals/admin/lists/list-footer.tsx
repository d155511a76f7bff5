import { Button } from '@mantine/core';
import css from './list.module.css';

interface ListFooterProps {
  /** More matched than are put in order. */
  capped: boolean;
  hasMore: boolean;
  loading: boolean;
  onMore: () => void;
}

/** The end of a list that grows by pages. */
export function ListFooter({ capped, hasMore, loading, onMore }: ListFooterProps) {
  return (
    <>
      {hasMore && (
        <Button className={css.more} variant="default" loading={loading} onClick={onMore}>
          Show more
        </Button>
      )}
      {capped && (
        <p className={css.note} role="status">
          Very many match. Another word in the search narrows it down.
        </p>
      )}
    </>
  );
}

import { Button, Text } from '@mantine/core';

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
        <Text c="dimmed" inherit role="status">
          Not everything has been searched yet. Keep searching, or add a word to narrow it down.
        </Text>
      )}
      {hasMore && (
        <Button mx="auto" variant="default" loading={loading} onClick={onMore}>
          {capped ? 'Keep searching' : 'Show more'}
        </Button>
      )}
    </>
  );
}

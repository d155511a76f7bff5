import { Button } from '@mantine/core';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

interface OlderPagesProps {
  list: RefObject<HTMLElement | null>;
  /** The oldest message shown: when it changes, the next page may already be needed. */
  first: number | undefined;
  loading: boolean;
  onLoad: () => void;
}

/** Loads older messages on scrolling towards them. The button is for keyboards, and for a retry. */
export function OlderPages({ list, first, loading, onLoad }: OlderPagesProps) {
  const top = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(onLoad);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is observed again
  useEffect(() => {
    if (!top.current) return;
    const near = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && load(), {
      root: list.current,
      rootMargin: '160px 0px 0px',
    });
    near.observe(top.current);
    return () => near.disconnect();
  }, [list, first]);

  return (
    <div ref={top}>
      <Button display="block" mx="auto" my="xs" variant="default" size="xs" loading={loading} onClick={onLoad}>
        Show older messages
      </Button>
    </div>
  );
}

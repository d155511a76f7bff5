import { RepliesManager } from '#client/features/canned-replies/replies-manager.tsx';

/** The replies every broker can insert, and one's own. */
export function RepliesSection() {
  return <RepliesManager sharing />;
}

import { RepliesManager } from '#client/modules/messaging/canned-replies/replies-manager.tsx';

/** The replies every broker can insert, and one's own. */
export function RepliesSection() {
  return <RepliesManager sharing />;
}

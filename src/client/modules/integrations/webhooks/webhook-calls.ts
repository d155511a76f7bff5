import { trpc } from '#client/lib/trpc.tsx';

/** Reads the webhooks again, after any change. */
export function useWebhooksRead(): () => void {
  const { webhooks } = trpc.useUtils();
  return () => void webhooks.invalidate();
}

import type { CreatedKey } from '#shared/integrations/schema.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { SnippetDialog } from './snippet-dialog.tsx';

/** What to do with a new key: keep it secret, or put it on a page. */
export function CreatedDialog(props: { created: CreatedKey; onClose: () => void }) {
  return props.created.key.kind === 'publishable' ? <SnippetDialog {...props} /> : <SecretDialog {...props} />;
}

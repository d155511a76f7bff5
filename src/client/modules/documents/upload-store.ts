/**
 * The uploads of this tab. They are kept outside the pages, so that navigating in the portal does not end them. Their
 * metadata is kept in the tab's storage, the files themselves only in memory.
 */
import { clearedDrafts, readDraft, writeDraft } from '#client/lib/drafts.ts';
import { isUnderWay, restored, type UploadItem } from './upload-item.ts';

const KEY = 'uploads';

let items: readonly UploadItem[] = restored(readDraft<UploadItem[]>(KEY) ?? []);
const listeners = new Set<() => void>();

export const files = new Map<string, File>();

/** For `useSyncExternalStore`. */
export function subscribeToUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentUploads(): readonly UploadItem[] {
  return items;
}

export function findUpload(id: string): UploadItem | undefined {
  return items.find((item) => item.id === id);
}

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function set(next: readonly UploadItem[], { keep = true } = {}): void {
  items = next;
  if (keep) writeDraft(KEY, items.length > 0 ? items : undefined);
  if (items.some(isUnderWay)) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
  for (const listener of listeners) listener();
}

export function addUpload(item: UploadItem, file: File): void {
  files.set(item.id, file);
  set([...items, item]);
}

export function changeUpload(id: string, changes: Partial<UploadItem>): void {
  // Progress changes many times a second, and the server knows it after a reload: it is not worth a write.
  const keep = Object.keys(changes).some((key) => key !== 'sent');
  set(
    items.map((item) => (item.id === id ? { ...item, ...changes } : item)),
    { keep },
  );
}

export function dropUpload(id: string): void {
  files.delete(id);
  set(items.filter((item) => item.id !== id));
}

// After a logout the next user of this tab may be someone else.
clearedDrafts.addEventListener('cleared', () => {
  for (const { id } of items) files.delete(id);
  set([]);
});

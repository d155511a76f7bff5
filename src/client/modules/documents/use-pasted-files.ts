import { useEffect, useEffectEvent } from 'react';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Files pasted anywhere on the page, except into a field: it may handle them itself, as the conversation does. */
export function usePastedFiles(onFiles: (files: File[]) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || event.defaultPrevented || isTyping(event.target)) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const follow = (event: ClipboardEvent) => paste(event);
    window.addEventListener('paste', follow);
    return () => window.removeEventListener('paste', follow);
  }, []);
}

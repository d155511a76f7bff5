import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useActions } from '#client/lib/actions/actions.ts';
import { closeHelp, isHelpOpen, openHelp, subscribeToHelp } from '#client/lib/actions/help.ts';
import { actionKeys } from '#client/lib/actions/keys.ts';
import { useActionKeys } from '#client/lib/actions/use-action-keys.ts';
import { KeysHelp } from './keys-help.tsx';

/** After what the page itself loads. */
const LOAD_AFTER_MS = 1500;

const load = () => import('./palette.tsx');
const Palette = lazy(async () => ({ default: (await load()).Palette }));

interface CommandsProps {
  /** The address of a request in this area. */
  caseHref: (id: string) => string;
}

/** The keyboard of a staff area: single keys, the command palette (Ctrl K or ⌘ K) and the help. */
export function Commands({ caseHref }: CommandsProps) {
  const [open, setOpen] = useState(false);
  const help = useSyncExternalStore(subscribeToHelp, isHelpOpen);
  useActionKeys();
  useActions([
    {
      id: 'help',
      label: 'Keyboard shortcuts',
      group: 'Go to',
      key: actionKeys.help,
      run: openHelp,
      words: 'help keys',
    },
  ]);

  useEffect(() => {
    // Before it is asked for, so that what is typed right after the shortcut arrives.
    const timer = setTimeout(() => void load(), LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      // Also while typing; a browser would go to its address bar.
      event.preventDefault();
      setOpen((was) => !was);
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      {open && (
        <Suspense>
          <Palette caseHref={caseHref} onClose={() => setOpen(false)} />
        </Suspense>
      )}
      {help && <KeysHelp onClose={closeHelp} />}
    </>
  );
}

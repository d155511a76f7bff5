import { Loader, Modal } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { useActions } from '#client/lib/actions/actions.ts';
import { closeHelp, isHelpOpen, openHelp, subscribeToHelp } from '#client/lib/actions/help.ts';
import { actionKeys } from '#client/lib/actions/keys.ts';
import { useActionKeys } from '#client/lib/actions/use-action-keys.ts';
import { lateDialog } from '#client/ui/late-part.tsx';
import type { PortalLink } from '../portal-header.tsx';

/** A dialog already, so that no key typed in between runs an action of the page. */
function Opening() {
  return (
    <Modal opened onClose={() => {}} withCloseButton={false} size="38rem" yOffset="12dvh" aria-label="Opening">
      <Loader role="img" aria-label="Loading" />
    </Modal>
  );
}

// Before they are asked for, so that what is typed right after the shortcut arrives.
const Palette = lateDialog(async () => (await import('./palette.tsx')).Palette, { fallback: <Opening /> });
const KeysHelp = lateDialog(async () => (await import('./keys-help.tsx')).KeysHelp, { fallback: <Opening /> });

interface CommandsProps {
  /** The pages of the area. */
  links: readonly PortalLink[];
  /** The address of a request in this area. */
  caseHref: (id: string) => string;
  /** The address of a client, in areas that have one. */
  clientHref?: (id: string) => string;
}

/** The keyboard of a staff area: single keys, the command palette (Ctrl K or ⌘ K) and the help. */
export function Commands({ links, caseHref, clientHref }: CommandsProps) {
  const [open, setOpen] = useState(false);
  const help = useSyncExternalStore(subscribeToHelp, isHelpOpen);
  useActionKeys();
  const navigate = useNavigate();
  useActions([
    ...links
      .filter(({ site }) => !site)
      .map(({ label, to }) => ({ id: to, label, group: 'Go to' as const, run: () => void navigate(to) })),
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
      {open && <Palette caseHref={caseHref} clientHref={clientHref} onClose={() => setOpen(false)} />}
      {help && <KeysHelp onClose={closeHelp} />}
    </>
  );
}

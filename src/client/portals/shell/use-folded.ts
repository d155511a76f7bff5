import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { readStored, writeStored } from '#client/lib/stored.ts';

/** Narrower screens need the room for a list beside an open request. */
const ROOMY = '(width >= 100em)';

/** Whether the menu at the side is folded to its icons: the user's choice in this browser, or else by the screen's width. */
export function useFolded(): [boolean, () => void] {
  const [chosen, setChosen] = useState(() => readStored('portal-nav'));
  const roomy = useMediaQuery(ROOMY, undefined, { getInitialValueInEffect: false }) ?? false;
  const folded = chosen === null ? !roomy : chosen === 'folded';
  function toggle() {
    const next = folded ? 'open' : 'folded';
    writeStored('portal-nav', next);
    setChosen(next);
  }
  return [folded, toggle];
}

import { Kbd } from '@mantine/core';
import type { ActionKey } from '#client/lib/actions/keys.ts';
import { useSingleKeys } from '#client/lib/actions/use-single-keys.ts';
import css from './key-hint.module.css';

/** The key of an action, next to its label, where there is a keyboard. Screen readers get it from `aria-keyshortcuts`. */
export function KeyHint({ of }: { of: ActionKey }) {
  const [on] = useSingleKeys();
  if (!on) return null;
  return (
    <Kbd className={css.key} size="xs" aria-hidden="true">
      {of.toUpperCase()}
    </Kbd>
  );
}

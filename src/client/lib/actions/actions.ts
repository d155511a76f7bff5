/** What the user can do on the current screen: one list for the keys, the command palette and the help. */
import { useEffect, useRef } from 'react';
import type { ActionKey } from './keys.ts';

/** Where it is listed, in this order. */
export const actionGroups = ['Request', 'List', 'Go to'] as const;

export interface Action {
  id: string;
  label: string;
  group: (typeof actionGroups)[number];
  key?: ActionKey | undefined;
  /** By a key, with the event: Shift may mean more. */
  run: (event?: KeyboardEvent) => void;
  /** Other words people look for it by. */
  words?: string | undefined;
  /** Pointless to search for, such as "next row". */
  keyOnly?: boolean;
}

type Read = () => readonly Action[];

const screens = new Set<Read>();

/** Offers these actions while the component is on screen. Of two actions with one key, the one offered last has it. */
export function useActions(actions: readonly Action[]): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const read: Read = () => latest.current;
    screens.add(read);
    return () => void screens.delete(read);
  }, []);
}

/** Every action on offer now, in the order of their groups. */
export function currentActions(): Action[] {
  const all = [...screens].flatMap((read) => read());
  return actionGroups.flatMap((group) => all.filter((action) => action.group === group));
}

/** The action behind a key, if one is on offer. */
export function actionOf(key: string): Action | undefined {
  return [...screens].flatMap((read) => read()).findLast((action) => action.key === key);
}

import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ActionKey } from '#client/lib/actions/keys.ts';
import { Card } from '#client/ui/card.tsx';
import { KeyHint } from '#client/ui/key-hint.tsx';
import css from './case-page.module.css';

interface CaseTabsProps {
  view: string;
  onView: (view: string | null) => void;
  /** The names of the views, in their order. */
  names: Readonly<Record<string, string>>;
  /** The keys that show them, where a page has them. */
  keys?: Readonly<Record<string, ActionKey>>;
  /** A `Tabs.Panel` for each. */
  children: ReactNode;
}

/** The work on a case, one view at a time. On a phone the tabs scroll sideways. */
export function CaseTabs({ view, onView, names, keys = {}, children }: CaseTabsProps) {
  return (
    <Tabs component={Card} className={css.tabs} value={view} onChange={onView} keepMounted={false}>
      <Tabs.List>
        {Object.entries(names).map(([value, name]) => (
          <Tabs.Tab
            value={value}
            key={value}
            {...(keys[value] && {
              rightSection: <KeyHint of={keys[value]} />,
              'aria-keyshortcuts': keys[value],
            })}
          >
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {children}
    </Tabs>
  );
}

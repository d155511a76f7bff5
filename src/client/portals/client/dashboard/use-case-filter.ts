import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

export const caseStates = ['all', 'open', 'closed'] as const;
export type CaseStateFilter = (typeof caseStates)[number];

const PAUSE_MS = 300;

/** The filters of the history. In the address, so that they survive a reload and the back button, and can be shared. */
export function useCaseFilter() {
  const [params, setParams] = useSearchParams();
  const state = caseStates.find((known) => known === params.get('state')) ?? 'all';
  const query = (params.get('q') ?? '').slice(0, 100);
  const [text, setText] = useState(query);

  function set(name: string, value: string) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  const search = useDebouncedCallback((value: string) => set('q', value.trim()), PAUSE_MS);

  return {
    state,
    query,
    /** The text in the field; the search follows after a pause in typing. */
    text,
    setText(value: string) {
      setText(value);
      search(value);
    },
    setState: (next: CaseStateFilter) => set('state', next === 'all' ? '' : next),
    clear() {
      setText('');
      setParams({}, { replace: true, preventScrollReset: true });
    },
  };
}

import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What a list is narrowed to, in the address: it survives a reload, the way back and being shared. */
export function useListParams() {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (changes: Record<string, string>) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value) after.set(name, value);
            else after.delete(name);
          }
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return {
    get: (name: string) => (params.get(name) ?? '').slice(0, 100),
    set,
    /** The address of this list with something else in it. */
    hrefWith(changes: Record<string, string>): string {
      const after = new URLSearchParams(params);
      for (const [name, value] of Object.entries(changes)) {
        if (value) after.set(name, value);
        else after.delete(name);
      }
      return `?${after}`;
    },
  };
}

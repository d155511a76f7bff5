import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The filters of a list, in the address: they survive a reload and the back button, and can be shared. */
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
    /** The address of this list with the given changes. */
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

import { useSearchParams } from 'react-router-dom';

/** List filters, kept in the address: they survive a reload and can be shared. An empty value means no filter. */
export function useFilterParams<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useSearchParams();
  const filters = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Name, string>;
  function setFilter(name: Name, value: string) {
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
  return { filters, setFilter, filtered: names.some((name) => filters[name] !== '') };
}

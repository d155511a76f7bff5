import { type SecurityEventFilters, securityEventFiltersSchema } from '#shared/security-events/schema.ts';
import { useListParams } from '../lists/use-list-params.ts';

const names = ['from', 'to', 'who', 'kind', 'result'] as const;

/** What the list is narrowed to, in the address. A value that is not known is left out: an old link must still lead somewhere. */
export function useSecurityFilters() {
  const { get, set } = useListParams();
  const filters: SecurityEventFilters = {};
  for (const name of names) {
    const parsed = securityEventFiltersSchema.shape[name].safeParse(get(name) || undefined);
    if (parsed.success && parsed.data) Object.assign(filters, { [name]: parsed.data });
  }
  return {
    filters,
    set,
    clear: () => set(Object.fromEntries(names.map((name) => [name, '']))),
    narrowed: Object.keys(filters).length > 0,
  };
}

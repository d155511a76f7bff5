import { type AuditFilters, auditFiltersSchema } from '#shared/audit/views.ts';
import { useListParams } from '../lists/use-list-params.ts';

const names = ['from', 'to', 'who', 'action', 'subject', 'caseNumber', 'sensitive', 'words'] as const;

/** What the audit is narrowed to, in the address. A value that is not known is left out: an old link must still lead somewhere. */
export function useAuditFilters() {
  const { get, set } = useListParams();
  const filters: AuditFilters = {};
  for (const name of names) {
    const parsed = auditFiltersSchema.shape[name].safeParse(get(name) || undefined);
    if (parsed.success && parsed.data) Object.assign(filters, { [name]: parsed.data });
  }
  return {
    filters,
    set,
    clear: () => set(Object.fromEntries(names.map((name) => [name, '']))),
    narrowed: Object.keys(filters).length > 0,
  };
}

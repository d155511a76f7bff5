import type { QuoteOption } from '#shared/cases/views.ts';

export function OptionsOverview({ options }: { options: QuoteOption[] }) {
  return <p>{options.length}</p>;
}

import { useSearchParams } from 'react-router-dom';
import { chartDays, chartsInputSchema } from '#shared/cases/charts.ts';

export const periodChoices = chartDays.map((count) => ({
  value: String(count),
  label: count === 365 ? '1 year' : `${count} days`,
}));

/** The number of days to show, kept in the address: one period for everything on the page. */
export function usePeriod() {
  const [params, setParams] = useSearchParams();
  const parsed = chartsInputSchema.safeParse({ days: Number(params.get('days')) });
  const days = parsed.success ? parsed.data.days : 30;
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { days, params, set };
}

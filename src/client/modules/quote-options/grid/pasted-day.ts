/** A day as spreadsheets and quotes write it. */
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function isoOf(year: string, month: number, day: string): string | null {
  const iso = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? null : iso;
}

/** `YYYY-MM-DD` of `2026-12-27`, `2026/12/27`, `December 27, 2026` or `27-Dec-2026`; null for anything that could be two days. */
export function dayFromText(text: string): string | null {
  const [, year, month, day] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(text) ?? [];
  if (year && month && day) return isoOf(year, Number(month), day);
  const [, name, dayAfter, yearAfter] = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/i.exec(text) ?? [];
  if (name && dayAfter && yearAfter)
    return isoOf(yearAfter, months.indexOf(name.slice(0, 3).toLowerCase()) + 1, dayAfter);
  const [, dayBefore, between, last] = /^(\d{1,2})[- ]([a-z]{3,9})\.?[- ,]+(\d{4})$/i.exec(text) ?? [];
  if (dayBefore && between && last)
    return isoOf(last, months.indexOf(between.slice(0, 3).toLowerCase()) + 1, dayBefore);
  return null;
}

/** A date as three text fields, and the string it is stored as: `2026-03-05`, or `2026-03` without a day. */
export interface DateParts {
  year: string;
  /** `1` to `12`, or empty. */
  month: string;
  day: string;
}

export const monthNames = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Splits an incomplete date as far as possible. */
export function splitDate(text: string): DateParts {
  const [year = '', month = '', day = ''] = text.split('-');
  return { year, month: month.replace(/^0/, ''), day: day.replace(/^0/, '') };
}

function padded(text: string): string {
  return /^\d$/.test(text) ? `0${text}` : text;
}

/** The inverse; empty when nothing was typed. An incomplete date keeps its parts, so that none is lost. */
export function joinDate({ year, month, day }: DateParts, { withDay }: { withDay: boolean }): string {
  // A hyphen would be read as the separator of two parts.
  const parts = (withDay ? [year, month, day] : [year, month]).map((part) => part.trim().replaceAll('-', ''));
  if (parts.every((part) => part === '')) return '';
  return parts.map((part, index) => (index === 0 ? part : padded(part))).join('-');
}

/** Numbers as people type them and as they are stored. Text that is not a number is kept as typed, so that nothing is lost. */
export interface NumberText {
  parse: (text: string) => number | string;
  show: (value: unknown) => string;
}

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',');

function readWhole(text: string): number | string {
  const digits = text.replace(/[\s,]/g, '');
  return /^\d{1,15}$/.test(digits) ? Number(digits) : text;
}

/** Whole numbers with a thousands separator. */
export const wholeNumber: NumberText = {
  parse: readWhole,
  show: (value) => (typeof value === 'number' ? grouped(String(value)) : textOf(value)),
};

/** A year: digits without a separator. */
export const yearNumber: NumberText = { parse: readWhole, show: textOf };

/** Shown in dollars, stored in cents. */
export const dollars: NumberText = {
  parse(text) {
    const match = /^\$?(\d{1,13})(?:\.(\d{0,2}))?$/.exec(text.replace(/[\s,]/g, ''));
    return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : text;
  },
  show(value) {
    if (typeof value !== 'number') return textOf(value);
    const whole = grouped(String(Math.floor(value / 100)));
    return value % 100 === 0 ? whole : `${whole}.${String(value % 100).padStart(2, '0')}`;
  },
};

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

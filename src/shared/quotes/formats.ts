/** Numbers and dates as people in Canada read them; the same text in every browser and on the server. */
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** From integer cents. */
export function formatMoney(cents: number): string {
  const dollars = `$${formatNumber(Math.floor(cents / 100))}`;
  return cents % 100 === 0 ? dollars : `${dollars}.${String(cents % 100).padStart(2, '0')}`;
}

/** From `YYYY-MM`. */
export function formatMonth(month: string): string {
  return `${MONTHS[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;
}

/** From `YYYY-MM-DD`. */
export function formatDate(date: string): string {
  return `${MONTHS[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8, 10))}, ${date.slice(0, 4)}`;
}

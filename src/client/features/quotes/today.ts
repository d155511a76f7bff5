/** Today where the product is at home, `YYYY-MM-DD`: a visitor abroad is asked about the same day as the server checks. */
export function todayIn(timeZone: string, now = new Date()): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const part = (type: string) => parts.formatToParts(now).find((found) => found.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Numbers formatted for Canada; the same text in every browser and on the server. */

export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** From integer cents. */
export function formatMoney(cents: number): string {
  const dollars = `$${formatNumber(Math.floor(cents / 100))}`;
  return cents % 100 === 0 ? dollars : `${dollars}.${String(cents % 100).padStart(2, '0')}`;
}

/** How near the end of a licence is. Both dates are `YYYY-MM-DD`; a licence counts on its last day. */
const DAY_MS = 86_400_000;
/** From here on the end is told. */
const SOON_DAYS = 60;

/** In words, or null while there is nothing to say. */
export function expiryState(expiresOn: string, today: string): string | null {
  const days = Math.round((Date.parse(expiresOn) - Date.parse(today)) / DAY_MS);
  if (days < 0) return 'Expired';
  if (days === 0) return 'Ends today';
  return days <= SOON_DAYS ? `Ends in ${days} day${days === 1 ? '' : 's'}` : null;
}

interface Report {
  handedOver: number;
  searching: number;
  offersWithdrawn: number;
}

/** The result of the reassignment, for the toast. */
export function handedOverWords({ handedOver, searching, offersWithdrawn }: Report): string {
  const parts = [
    handedOver > 0 && `${handedOver} handed over`,
    searching > 0 && `${searching} back to the search for a broker`,
    offersWithdrawn > 0 && `${offersWithdrawn} offers taken back`,
  ].filter(Boolean);
  return parts.length > 0 ? `Done: ${parts.join(', ')}.` : 'There was no open work left.';
}

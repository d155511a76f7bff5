interface Report {
  handedOver: number;
  searching: number;
  offersWithdrawn: number;
}

const requests = (count: number) => `${count} ${count === 1 ? 'request' : 'requests'}`;

/** The result of the reassignment, for the toast. */
export function handedOverWords({ handedOver, searching, offersWithdrawn }: Report): string {
  const parts = [
    handedOver > 0 && `${requests(handedOver)} reassigned`,
    searching > 0 && `${requests(searching)} being matched again`,
    offersWithdrawn > 0 && `${offersWithdrawn} ${offersWithdrawn === 1 ? 'offer' : 'offers'} withdrawn`,
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(', ')}.` : 'There was no open work to reassign.';
}

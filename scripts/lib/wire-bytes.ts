import type { CDPSession } from '@playwright/test';

/** Bytes on the wire, headers included, by kind as Chromium names it: Document, Stylesheet, Image, Font, Script. */
export type WireBytes = Map<string, number>;

/** Starts counting into the map it returns. */
export async function countBytes(devTools: CDPSession): Promise<WireBytes> {
  const bytes: WireBytes = new Map();
  const kinds = new Map<string, string>();
  devTools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  await devTools.send('Network.enable');
  return bytes;
}

/** The total of the named kinds, or of all. */
export function total(bytes: WireBytes, ...kinds: string[]): number {
  let sum = 0;
  for (const [kind, count] of bytes) if (kinds.length === 0 || kinds.includes(kind)) sum += count;
  return sum;
}

/** Thousands of bytes, with one decimal. */
export function kilobytes(count: number): string {
  return (count / 1000).toFixed(1);
}

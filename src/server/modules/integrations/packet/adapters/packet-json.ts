/** The packet as it is. */
import type { PacketAdapter } from './adapter.ts';

export const packetJson: PacketAdapter = {
  words: 'JSON for another system',
  mediaType: 'application/json',
  ending: 'json',
  write: (packet) => Buffer.from(`${JSON.stringify(packet, null, 2)}\n`),
};

/** What writes a packet in the form another system reads. A new form is one file like `packet-json.ts`, and a line in the registry. */
import type { Packet } from '#shared/integrations/packet.ts';

export interface PacketAdapter {
  /** In the activity of the case: “JSON for another system”. */
  words: string;
  mediaType: string;
  /** Of the file name, without the dot. */
  ending: string;
  write(packet: Packet): Uint8Array;
}

export interface PacketFile {
  fileName: string;
  mediaType: string;
  bytes: Uint8Array;
}

import type { PacketFormat } from '#shared/case-views/case-file.ts';
import type { PacketAdapter } from './adapter.ts';
import { packetCsv } from './packet-csv.ts';
import { packetJson } from './packet-json.ts';

/** Every form a packet can be written in. */
export const adapters: Readonly<Record<PacketFormat, PacketAdapter>> = { json: packetJson, csv: packetCsv };

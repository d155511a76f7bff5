/** The packet as a table: a row for each field, with its path, its code if it has one, what it is, and its value. */
import { type Cell, csvText } from '#server/platform/files/csv-text.ts';
import { type PacketAnswer, packetAnswerSchema } from '#shared/integrations/packet.ts';
import { packetFields } from '#shared/integrations/packet-fields.ts';
import type { PacketAdapter } from './adapter.ts';

type Row = [path: string, code: string, label: string, value: Cell];

const HEADINGS: Row = ['path', 'code', 'label', 'value'];

const labels = new Map(packetFields.map(({ path, description }) => [path, description]));
const labelOf = (path: string) => labels.get(path.replace(/\.\d+(?=\.|$)/g, '.*')) ?? '';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function cellOf(value: unknown): Cell {
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value;
  return Array.isArray(value) ? value.join(';') : JSON.stringify(value);
}

/** An answer is one field of the form: its raw value, and the same in words. */
function answerRows(path: string, answer: PacketAnswer): Row[] {
  const { code, label, value, unit, words } = answer;
  const at = `${path}.${answer.path}`;
  const measured = unit === null ? label : `${label} (${unit})`;
  return [
    [at, code, measured, cellOf(value)],
    [`${at}.words`, code, label, words],
  ];
}

function rowsOf(value: unknown, path: string): Row[] {
  if (Array.isArray(value) && value.every(isRecord))
    return value.flatMap((entry, index) => {
      const answer = packetAnswerSchema.safeParse(entry);
      return answer.success ? answerRows(path, answer.data) : rowsOf(entry, `${path}.${index}`);
    });
  // A part that isn’t there: its fields have no rows.
  if (value === null && !labels.has(path)) return [];
  if (!isRecord(value)) return [[path, '', labelOf(path), cellOf(value)]];
  const { code, label, why } = value;
  if (typeof code === 'string' && typeof label === 'string' && typeof why === 'string')
    return [[path, code, label, why]];
  return Object.entries(value).flatMap(([name, part]) => rowsOf(part, path ? `${path}.${name}` : name));
}

export const packetCsv: PacketAdapter = {
  words: 'CSV for another system',
  mediaType: 'text/csv',
  ending: 'csv',
  write: (packet) => Buffer.from(csvText([HEADINGS, ...rowsOf(packet, '')])),
};

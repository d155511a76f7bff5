/** The parts of ISO/IEC 14496-12 needed to find the EXIF and XMP of a HEIC picture. */
import { TOO_MUCH_HIDDEN } from './hidden-data.ts';
import { refusedFile } from './refusal.ts';

/** Extents of all items together. A phone picture has about 50 items (its tiles) with one extent each. */
const EXTENTS_MAX = 10_000;

export type Box = { type: string; start: number; content: number; end: number };
/** A block of hidden data: the position of its pieces, in the file or in the `idat` box. */
export type HiddenItem = { type: 'Exif' | 'mime'; extents: { at: number; length: number }[]; inIdat: boolean };

export function boxesIn(bytes: Buffer, from: number, to = bytes.length): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to; ) {
    const length = bytes.readUInt32BE(at) || to - at;
    if (length < 8) break;
    boxes.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      start: at,
      content: at + 8,
      end: Math.min(at + length, to),
    });
    at += length;
  }
  return boxes;
}

export function findBox(boxes: Box[], type: string): Box | undefined {
  return boxes.find((box) => box.type === type);
}

/** Reads consecutive numbers; beyond the end they are 0. */
function cursor(bytes: Buffer, from: number, end: number) {
  let at = from;
  return {
    take(width: number): number {
      const value = width > 0 && at + width <= end ? Number(BigInt(`0x${bytes.toString('hex', at, at + width)}`)) : 0;
      at += width;
      return value;
    },
    more: () => at < end,
    rest: () => bytes.subarray(Math.min(at, end), end),
  };
}

/** Which items hold EXIF, and which XMP. */
function hiddenIds(bytes: Buffer, iinf: Box): Map<number, HiddenItem['type']> {
  const ids = new Map<number, HiddenItem['type']>();
  const version = bytes[iinf.content] ?? 0;
  for (const { type, content, end } of boxesIn(bytes, iinf.content + (version === 0 ? 6 : 8), iinf.end)) {
    const entry = cursor(bytes, content, end);
    const entryVersion = entry.take(1);
    entry.take(3);
    if (type !== 'infe' || entryVersion < 2) continue;
    const id = entry.take(entryVersion === 2 ? 2 : 4);
    entry.take(2);
    const words = entry.rest().toString('latin1');
    if (words.startsWith('Exif')) ids.set(id, 'Exif');
    if (words.startsWith('mime') && words.includes('application/rdf+xml')) ids.set(id, 'mime');
  }
  return ids;
}

/**
 * The items that hold EXIF or XMP, each once.
 * @throws {AppError} UNSUPPORTED_MEDIA_TYPE when an item is listed twice, or the table has more extents than any real picture
 */
export function parseItems(bytes: Buffer, boxes: Box[]): HiddenItem[] {
  const iinf = findBox(boxes, 'iinf');
  const iloc = findBox(boxes, 'iloc');
  if (!iinf || !iloc) return [];
  const hidden = hiddenIds(bytes, iinf);
  const table = cursor(bytes, iloc.content, iloc.end);
  const version = table.take(1);
  table.take(3);
  const sizes = table.take(2);
  const [offsetBytes, lengthBytes, baseBytes, indexBytes] = [
    sizes >> 12,
    (sizes >> 8) & 15,
    (sizes >> 4) & 15,
    sizes & 15,
  ];
  const count = table.take(version < 2 ? 2 : 4);
  const items = new Map<number, HiddenItem>();
  let extentsLeft = EXTENTS_MAX;
  for (let index = 0; index < count && table.more(); index += 1) {
    const id = table.take(version < 2 ? 2 : 4);
    const method = version > 0 ? table.take(2) & 15 : 0;
    table.take(2);
    const base = table.take(baseBytes);
    const extents: HiddenItem['extents'] = [];
    const extentCount = table.take(2);
    // Checked before the loop: with fields of 0 bytes, an extent takes no space in the file.
    extentsLeft -= extentCount;
    if (extentsLeft < 0 || items.has(id)) throw refusedFile(TOO_MUCH_HIDDEN);
    for (let extent = extentCount; extent > 0 && table.more(); extent -= 1) {
      if (version > 0) table.take(indexBytes);
      extents.push({ at: base + table.take(offsetBytes), length: table.take(lengthBytes) });
    }
    const type = hidden.get(id);
    if (type && method < 2) items.set(id, { type, extents, inIdat: method === 1 });
  }
  return [...items.values()];
}

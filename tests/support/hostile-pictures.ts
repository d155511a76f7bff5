/** Pictures that are as expensive to examine as their format allows. */
import { crc32 } from 'node:zlib';
import type { RandomAccess } from '#server/platform/files/random-access.ts';

/** A file in memory that counts what was read from it. */
export function countedFile(bytes: Buffer): { file: RandomAccess; read: { calls: number; bytes: number } } {
  const read = { calls: 0, bytes: 0 };
  const part = (at: number, end: number) => {
    const chunk = Buffer.from(bytes.subarray(at, end));
    read.bytes += chunk.length;
    return chunk;
  };
  return {
    read,
    file: {
      size: bytes.length,
      async read(at, length) {
        read.calls += 1;
        return part(at, at + length);
      },
      async *stream(start = 0, end = bytes.length) {
        read.calls += 1;
        for (let at = start; at < end; at += 65_536) yield part(at, Math.min(at + 65_536, end));
      },
    },
  };
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([u32(data.length), named, u32(crc32(named))]);
}

const u16 = (value: number) => Buffer.from([(value >> 8) & 255, value & 255]);
const u32 = (value: number) => Buffer.concat([u16(value >>> 16), u16(value & 0xffff)]);

/** A PNG of one pixel with these XMP packets, of which ordinary pictures have one. */
export function pngWithXmp(...packets: Buffer[]): Buffer {
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.concat([u32(1), u32(1), Buffer.from([8, 0, 0, 0, 0])])),
    ...packets.map((packet) => chunk('iTXt', Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\0\0\0\0'), packet]))),
    chunk('IDAT', Buffer.from('789c6360000000020001', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** An EXIF block whose directories overlap: each has as many entries as fit, and every entry's value is the whole block. */
export function tiffOf({ bytes, directories, tag }: { bytes: number; directories: number; tag: number }): Buffer {
  const block = Buffer.alloc(bytes);
  block.write('MM\0*\0\0\0\x08', 'latin1');
  // Entries one after the other; read at an offset of two bytes they are entries again, with other tags.
  for (let at = 10; at + 12 <= bytes; at += 12) {
    block.writeUInt16BE(tag, at);
    block.writeUInt16BE(1, at + 2);
    block.writeUInt32BE(bytes - 1, at + 4);
    // At the position of a count of 0: read as a directory, it is empty.
    block.writeUInt32BE(4, at + 8);
  }
  block.writeUInt16BE(0xffff, 8);
  if (directories === 1) return block;
  // One short directory after the other, each a pointer to the next.
  const last = 8 + directories * 18;
  for (let at = 8; at < last; at += 18) {
    block.writeUInt16BE(0xffff, at);
    block.writeUInt32BE(0, at + 2);
  }
  for (let index = 0; index < directories; index += 1) {
    const count = Math.min(0xffff, Math.floor((bytes - 8 - index * 18 - 2) / 12));
    const pointer = 8 + index * 18 + 2 + count * 12;
    if (pointer + 4 <= bytes) block.writeUInt32BE(8 + (index + 1) * 18, pointer);
  }
  return block;
}

function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body]);
}

/** A HEIC whose table lists its one EXIF item `items` times, with `extents` extents each, of `extentBytes` bytes. */
export function heicOf({
  items,
  extents,
  fieldBytes = 4,
  extentBytes = 1_000,
}: {
  items: number;
  extents: number;
  fieldBytes?: number;
  extentBytes?: number;
}): Buffer {
  const ftyp = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'));
  const infe = box('infe', Buffer.from([2, 0, 0, 0]), u16(1), u16(0), Buffer.from('Exif\0'));
  const fields = fieldBytes === 0 ? Buffer.alloc(0) : Buffer.concat([u32(0), u32(extentBytes)]);
  const entry = Buffer.concat([u16(1), u16(0), u16(extents), Buffer.alloc(fields.length * extents, fields)]);
  const iloc = box(
    'iloc',
    Buffer.from([0, 0, 0, 0, (fieldBytes << 4) | fieldBytes, 0]),
    u16(items),
    Buffer.alloc(entry.length * items, entry),
  );
  return Buffer.concat([
    ftyp,
    box('meta', u32(0), box('iinf', u32(0), u16(1), infe), iloc),
    box('mdat', Buffer.alloc(2_000)),
  ]);
}

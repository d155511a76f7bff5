/**
 * Typed arrays in a file, such that reading it copies nothing: they are views of its bytes. (`v8.deserialize` copies every second one,
 * and keeps the file beside them.)
 */

const arrays = { Int8Array, Uint8Array, Uint16Array, Uint32Array, Float32Array };
type Packed = { array: keyof typeof arrays; at: number; length: number };

/** The arrays of the file begin at multiples of this. */
const ALIGNED = 8;
const aligned = (at: number) => Math.ceil(at / ALIGNED) * ALIGNED;

/** A value of objects, strings, numbers, typed arrays, and lists without such: the length of its JSON, the JSON, then the arrays. */
export function pack(value: object): Buffer {
  const parts: Uint8Array[] = [];
  let size = 0;
  const json = JSON.stringify(value, (_, one: unknown) => {
    if (!ArrayBuffer.isView(one)) return one;
    const packed = {
      array: one.constructor.name,
      at: size,
      length: one.byteLength / (one as Uint8Array).BYTES_PER_ELEMENT,
    };
    parts.push(new Uint8Array(one.buffer, one.byteOffset, one.byteLength));
    parts.push(new Uint8Array(aligned(one.byteLength) - one.byteLength));
    size += aligned(one.byteLength);
    return packed;
  });
  const head = Buffer.alloc(aligned(4 + Buffer.byteLength(json)));
  head.writeUInt32LE(Buffer.byteLength(json));
  head.write(json, 4);
  return Buffer.concat([head, ...parts]);
}

const isPacked = (value: object): value is Packed => 'array' in value;

/** A reviver of `JSON.parse` would see every number of every list. */
function withArrays(value: object, bytes: Buffer, from: number): object {
  if (isPacked(value)) return new arrays[value.array](bytes.buffer as ArrayBuffer, from + value.at, value.length);
  if (Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, one]) => [
    key,
    typeof one === 'object' && one !== null ? withArrays(one, bytes, from) : one,
  ]);
  return Object.fromEntries(entries);
}

/** @param bytes a whole file: its arrays are kept in them */
export function unpack(bytes: Buffer): object {
  const end = 4 + bytes.readUInt32LE();
  return withArrays(JSON.parse(bytes.toString('utf8', 4, end)), bytes, bytes.byteOffset + aligned(end));
}

/** Small pictures with a location: Calgary's tower, built from the numbers. */
import sharp from 'sharp';

export function xmpWithPlace(): Buffer {
  return Buffer.from(
    `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" exif:GPSLatitude="51,2.7N" xmp:CreatorTool="Prairie"><exif:GPSLongitude>114,4.0W</exif:GPSLongitude></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`,
  );
}

/** A bare EXIF block: orientation 6, a maker, and a GPS directory. */
export function tiffWithPlace(): Buffer {
  const bytes = Buffer.alloc(220);
  const put16 = (at: number, value: number) => bytes.writeUInt16BE(value, at);
  const put32 = (at: number, value: number) => bytes.writeUInt32BE(value, at);
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    put16(at, tag);
    put16(at + 2, type);
    put32(at + 4, count);
    if (type === 3) put16(at + 8, value);
    else put32(at + 8, value);
  };
  bytes.write('MM');
  put16(2, 42);
  put32(4, 8);
  put16(8, 3);
  entry(10, 0x010f, 2, 8, 60);
  entry(22, 0x0112, 3, 1, 6);
  entry(34, 0x8825, 4, 1, 80);
  bytes.write('Prairie\0', 60);
  put16(80, 4);
  entry(82, 1, 2, 2, 0x4e000000);
  entry(94, 2, 5, 3, 140);
  entry(106, 3, 2, 2, 0x57000000);
  entry(118, 4, 5, 3, 164);
  const degrees = (at: number, parts: number[]) =>
    parts.forEach((part, index) => {
      put32(at + index * 8, Math.round(part * 100));
      put32(at + index * 8 + 4, 100);
    });
  degrees(140, [51, 2, 42]);
  degrees(164, [114, 4, 12]);
  return bytes;
}

/** A picture as a phone takes it: rotated, with the location in EXIF and in XMP. */
export async function pictureWithPlace(format: 'jpeg' | 'png' | 'webp', width = 24): Promise<Buffer> {
  return sharp({ create: { width, height: 16, channels: 3, background: '#2a6657' } })
    .withExif({
      IFD0: { Make: 'Prairie', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 2/1 42/1', GPSLongitudeRef: 'W', GPSLongitude: '114/1 4/1 12/1' },
    })
    .withXmp(xmpWithPlace().toString())
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();
}

function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

const u16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const u32 = (value: number) => Buffer.concat([u16(value >>> 16), u16(value & 0xffff)]);

/** A HEIC container in which only the metadata is real: one EXIF item, one XMP item, and a film next to them. */
export function heicWith({ exif, xmp, version }: { exif: Buffer; xmp: Buffer; version: number }): Buffer {
  const item = Buffer.concat([u32(6), Buffer.from('Exif\0\0'), exif]);
  const ftyp = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic'));
  const infe = (id: number, type: string, more = '') =>
    box('infe', Buffer.from([2, 0, 0, 0]), u16(id), u16(0), Buffer.from(`${type}\0${more}`));
  const iinf = box('iinf', u32(0), u16(2), infe(1, 'Exif'), infe(2, 'mime', 'application/rdf+xml\0'));
  const idOf = (id: number) => (version < 2 ? u16(id) : u32(id));
  const place = (id: number, at: number, length: number) =>
    Buffer.concat([idOf(id), ...(version > 0 ? [u16(0)] : []), u16(0), u16(1), u32(at), u32(length)]);
  const iloc = (first: number) =>
    box(
      'iloc',
      Buffer.from([version, 0, 0, 0, 0x44, 0x00]),
      idOf(2),
      place(1, first, item.length),
      place(2, first + item.length, xmp.length),
    );
  const hdlr = box('hdlr', u32(0), u32(0), Buffer.from('pict'), Buffer.alloc(13));
  const meta = (first: number) => box('meta', u32(0), hdlr, iinf, iloc(first));
  const first = ftyp.length + meta(0).length + 8;
  const film = box('mpvd', Buffer.from('ftypmp42 \xa9xyz+51.045-114.070/', 'latin1'));
  return Buffer.concat([ftyp, meta(first), box('mdat', item, xmp, Buffer.alloc(500, 7)), film]);
}

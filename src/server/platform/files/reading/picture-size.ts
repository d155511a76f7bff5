/** The size that a JPEG or PNG declares, before anything decodes it: a small file may claim to be enormous. */

export type PictureSize = { width: number; height: number };

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function pngSize(bytes: Buffer): PictureSize | null {
  if (bytes.length < 24) return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Frame headers are markers C0 to CF, except tables and extensions among them. */
const NO_FRAME = new Set([0xc4, 0xc8, 0xcc]);

/** Reads the header of each segment and skips its content. */
function jpegSize(bytes: Buffer): PictureSize | null {
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    // Padding between segments.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.has(marker))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + Math.max(2, bytes.readUInt16BE(at + 2));
  }
  return null;
}

/** `null` for anything but a JPEG or PNG with a readable header. */
export function pictureSize(bytes: Buffer): PictureSize | null {
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return pngSize(bytes);
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? jpegSize(bytes) : null;
}

/** Where a picture was taken, blanked out of an XMP packet in place. */

const SPACE = 0x20;
/** `exif:GPSLatitude="51,2.5N"`, up to its value. */
const ATTRIBUTE = /\bGPS\w*\s*=\s*(["'])([^"']*)(\1)/g;
/** `<exif:GPSLatitude>51,2.5N</exif:GPSLatitude>`, with whatever is nested in it. */
const ELEMENT = /<([\w.-]+:GPS\w*)\b[^>]*>([\s\S]*?)(<\/\1\s*>)/g;
/** A value is still there, in a shape we do not know. */
const LEFT = /GPS\w*\s*=\s*["']?[^"'\s]/;

function blank(packet: Buffer, text: string, pattern: RegExp): void {
  for (const { index, 0: whole, 2: value = '', 3: after = '' } of text.matchAll(pattern)) {
    const end = index + whole.length - after.length;
    packet.fill(SPACE, end - value.length, end);
  }
}

/** Blanks the values. Answers whether there was anything to blank. */
export function blankXmpLocation(packet: Buffer): boolean {
  // One character a byte, so that places in the text are places in the packet.
  const text = packet.toString('latin1');
  if (!/G\0?P\0?S/.test(text)) return false;
  blank(packet, text, ATTRIBUTE);
  blank(packet, packet.toString('latin1'), ELEMENT);
  // Two bytes a character, or a shape we do not know: better no XMP than a place.
  const rest = packet.toString('latin1');
  if (/G\0P\0S/.test(rest) || LEFT.test(rest)) packet.fill(SPACE);
  return true;
}

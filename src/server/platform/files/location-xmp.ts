/**
 * Removes the location from an XMP packet by overwriting it with spaces, so that nothing moves. Every step passes over the packet once:
 * none of the patterns can backtrack beyond the word it started in.
 */

const SPACE = 0x20;
/** `exif:GPSLatitude="51,2.5N"`, up to and including the quotation mark. */
const ATTRIBUTE = /\bGPS\w*\s*=\s*(["'])/g;
/** The start of `<exif:GPSLatitude>` or `</exif:GPSLatitude>`. */
const TAG = /<(\/?)([\w.-]+:GPS\w*)/g;
/** Every word, with the first character of a value when one follows. */
const WORD = /(\w+)(\s*=\s*["']?[^"'\s])?/g;

function blankAttributes(packet: Buffer): void {
  const text = packet.toString('latin1');
  ATTRIBUTE.lastIndex = 0;
  for (let found = ATTRIBUTE.exec(text); found; found = ATTRIBUTE.exec(text)) {
    const start = found.index + found[0].length;
    const quote = text.indexOf(found[1] ?? '"', start);
    const end = quote < 0 ? text.length : quote;
    packet.fill(SPACE, start, end);
    ATTRIBUTE.lastIndex = end;
  }
}

/** Blanks everything between a GPS tag and its end tag, nested elements included; without an end tag, everything after it. */
function blankElements(packet: Buffer): void {
  const text = packet.toString('latin1');
  let open: { name: string; from: number } | null = null;
  TAG.lastIndex = 0;
  for (let found = TAG.exec(text); found; found = TAG.exec(text)) {
    const [, slash, name = ''] = found;
    if (open) {
      if (!slash || name !== open.name) continue;
      packet.fill(SPACE, open.from, found.index);
      open = null;
    } else if (!slash) {
      const close = text.indexOf('>', found.index);
      if (close < 0) return void packet.fill(SPACE, found.index);
      TAG.lastIndex = close;
      if (text[close - 1] !== '/') open = { name, from: close + 1 };
    }
  }
  if (open) packet.fill(SPACE, open.from);
}

/** Whether a value is still there, in a form that the steps above do not handle. */
function hasValueLeft(packet: Buffer): boolean {
  const text = packet.toString('latin1');
  if (/G\0P\0S/.test(text)) return true;
  for (const { 1: word = '', 2: value } of text.matchAll(WORD)) if (value && word.includes('GPS')) return true;
  return false;
}

/** Removes the location. Returns whether the packet was changed. */
export function blankXmpLocation(packet: Buffer): boolean {
  // One character per byte, so that positions in the text are positions in the packet.
  if (!/G\0?P\0?S/.test(packet.toString('latin1'))) return false;
  blankAttributes(packet);
  blankElements(packet);
  // UTF-16, or an unknown form: losing the XMP is better than keeping a location.
  if (hasValueLeft(packet)) packet.fill(SPACE);
  return true;
}

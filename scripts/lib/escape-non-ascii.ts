/**
 * JavaScript in which every character is one byte: V8 keeps the source of running code, and Node hands it a file that isn’t plain ASCII
 * with two bytes for each character. One curly quote or one “é” doubles the file. The names and texts stay the same, except in
 * `String.raw`.
 */
export function escapeNonAscii(code: string): string {
  return code.replace(/(\\*)([^\0-\x7f]+)/g, (_, slashes: string, characters: string) => {
    // An odd backslash belongs to the first character, and means nothing before it.
    const kept = slashes.length % 2 === 1 ? slashes.slice(1) : slashes;
    return `${kept}${characters.replace(/[\s\S]/g, escaped)}`;
  });
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

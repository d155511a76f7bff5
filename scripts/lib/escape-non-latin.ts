/**
 * JavaScript in which every character is one byte: V8 keeps the source of running code, and takes two bytes for each character of a file
 * that has a single one beyond Latin-1, such as a curly quote. The names and texts stay the same, except in `String.raw`.
 */
export function escapeNonLatin(code: string): string {
  return code.replace(/(\\*)([^\0-\xff]+)/g, (_, slashes: string, characters: string) => {
    // An odd backslash belongs to the first character, and means nothing before it.
    const kept = slashes.length % 2 === 1 ? slashes.slice(1) : slashes;
    return `${kept}${characters.replace(/[\s\S]/g, escaped)}`;
  });
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

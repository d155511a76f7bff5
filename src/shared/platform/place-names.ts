/** The ways people write the name of a place. */

/** Letters in lower case and single spaces: `Saint-Albert`, `St Albert’s` and `St. Albert` are all `st albert`. */
export function plainName(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .replace(/[’'.]/g, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .replace(/\bsaint\b/g, 'st')
    .trim();
}

/** Whether a text names a place, as whole words. */
export function namesPlace(text: string, place: string): boolean {
  return ` ${plainName(text)} `.includes(` ${plainName(place)} `);
}

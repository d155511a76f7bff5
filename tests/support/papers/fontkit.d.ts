/** `fontkit` ships no types; these are the parts used for drawing papers. */
declare module 'fontkit' {
  export type Font = {
    unitsPerEm: number;
    layout(text: string): { glyphs: { path: { toSVG(): string } }[]; positions: { xAdvance: number }[] };
  };
  export function openSync(file: string): Font;
}

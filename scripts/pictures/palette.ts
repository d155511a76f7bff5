/** The colours of the family, named once. Scenes mix their own light from these. */
export const palette = {
  spruceDeep: '#0c241f',
  spruce: '#12332c',
  spruceMid: '#1d4a40',
  spruceLight: '#2a6657',
  sage: '#6f9483',
  wheat: '#e3b04b',
  wheatLight: '#f2cf7f',
  wheatDeep: '#b27f27',
  canola: '#ecc93f',
  chinook: '#e8f0f3',
  snow: '#fbfaf7',
  ink: '#14201d',
  ember: '#b4532a',
  barn: '#8d3f2a',
  lamp: '#ffd98a',
} as const;

/** A colour between two others; `share` 0 is the first. Both are #rrggbb. */
export function mix(first: string, second: string, share: number): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const channel = (at: number) => Math.round(part(first, at) * (1 - share) + part(second, at) * share);
  return `#${[1, 3, 5].map((at) => channel(at).toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The looks a partner may give to the form on its page: accent, background, text, border, radius and font-size. Colours that can’t be read
 * together are refused, and ours are kept.
 */

/** WCAG 2.2, 1.4.3 for text, and 1.4.11 for the edge of a field. */
const TEXT_CONTRAST = 4.5;
const EDGE_CONTRAST = 3;
const RADIUS = { least: 0, most: 24, ours: 8 };
const FONT_SIZE = { least: 14, most: 20, ours: 16 };
const COLOUR = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i;

type Colours = { background: string; text: string; border: string; accent: string; warn: string };
export const formSchemes = ['light', 'dark'] as const;
export type FormScheme = (typeof formSchemes)[number];

/** Those of the site. */
const ours: Record<FormScheme, Colours> = {
  light: { background: '#ffffff', text: '#14201d', border: '#7d8a84', accent: '#1f5145', warn: '#a3471f' },
  dark: { background: '#14211d', text: '#eaf0eb', border: '#6b7d75', accent: '#8cc0ae', warn: '#ea966e' },
};

/** @returns `#rrggbb`, or null for anything else than a hexadecimal colour */
function colourIn(text: string | null): string | null {
  const [, digits] = COLOUR.exec(text ?? '') ?? [];
  if (digits === undefined) return null;
  const six = digits.length === 6 ? digits : digits.replaceAll(/./g, '$&$&');
  return `#${six.toLowerCase()}`;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours as WCAG defines it: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The first with enough contrast to the background; the text always has it. */
function firstReadable(candidates: readonly (string | null)[], { background, text }: Colours, least: number): string {
  return candidates.find((colour) => colour !== null && contrast(colour, background) >= least) ?? text;
}

/** The colours of one scheme, each pair of which can be read. `ink` is the text on the accent. */
export function coloursOf(theme: URLSearchParams, scheme: FormScheme): Colours & { ink: string } {
  const given = (name: string) => colourIn(theme.get(name));
  const standard = ours[scheme];
  const pair = { background: given('background') ?? standard.background, text: given('text') ?? standard.text };
  const kept = contrast(pair.background, pair.text) >= TEXT_CONTRAST ? { ...standard, ...pair } : standard;
  const accent = firstReadable([given('accent'), standard.accent], kept, TEXT_CONTRAST);
  return {
    ...kept,
    accent,
    border: firstReadable([given('border'), standard.border], kept, EDGE_CONTRAST),
    warn: firstReadable([standard.warn], kept, TEXT_CONTRAST),
    // One of the two always has more than 4.5.
    ink: contrast(accent, '#ffffff') >= contrast(accent, '#000000') ? '#ffffff' : '#000000',
  };
}

function sizeIn(text: string | null, { least, most, ours: standard }: typeof RADIUS): number {
  const size = Number.parseFloat(text ?? '');
  return Number.isFinite(size) ? Math.min(most, Math.max(least, size)) : standard;
}

/** In pixels, within what stays usable. */
export function sizesOf(theme: URLSearchParams): { radius: number; fontSize: number } {
  return { radius: sizeIn(theme.get('radius'), RADIUS), fontSize: sizeIn(theme.get('font-size'), FONT_SIZE) };
}

/** The scheme that the page asks for; null leaves it to the visitor. */
export function schemeIn(text: string | null): FormScheme | null {
  return formSchemes.find((scheme) => scheme === text) ?? null;
}

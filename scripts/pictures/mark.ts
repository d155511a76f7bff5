/** The product's mark: a bridge's arch over a level horizon, wheat on spruce, plain enough for 16 pixels. */
import { palette } from './palette.ts';

/** `rounded` is the corner radius in the 32-unit square; home screens round the corners themselves. */
export function mark(title: string, rounded = 7): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<title>${title}</title>`,
    `<rect width="32" height="32" rx="${rounded}" fill="${palette.spruce}"/>`,
    `<path d="M4.6 21.5a11.4 11.8 0 0 1 22.8 0" fill="none" stroke="${palette.wheat}" stroke-width="3.4"/>`,
    `<path d="M11 12.4V21M21 12.4V21" stroke="${palette.wheat}" stroke-width="2"/>`,
    `<path d="M3 20h26v3.4H3z" fill="${palette.snow}"/>`,
    `<path d="M8 27h16" stroke="${palette.spruceLight}" stroke-width="2" stroke-linecap="round"/>`,
    '</svg>\n',
  ].join('');
}

/** How our PDFs look: one set of colours and sizes. */
import type { TextLook } from './sheet.ts';

export const ink = '#14201d';
export const muted = '#4d5b57';
export const spruce = '#12332c';
export const line = '#cfd8d4';
/** Dark enough to survive a photocopier. */
export const rule = '#7d8a84';

export const looks = {
  title: { size: 21, weight: 'semibold', color: spruce, gap: 2 },
  subtitle: { size: 10.5, weight: 'regular', color: muted, gap: 10 },
  notice: { size: 9.5, weight: 'semibold', color: spruce },
  h2: { size: 13.5, weight: 'semibold', color: spruce, gap: 5 },
  h3: { size: 10.5, weight: 'semibold', color: ink, gap: 3 },
  text: { size: 9.5, weight: 'regular', color: ink, gap: 5 },
  quiet: { size: 8.5, weight: 'regular', color: muted, gap: 5 },
  label: { size: 9, weight: 'regular', color: muted },
  value: { size: 9.5, weight: 'regular', color: ink },
  foot: { size: 7.5, weight: 'regular', color: muted },
  question: { size: 9.5, weight: 'semibold', color: ink },
  condition: { size: 8.5, weight: 'semibold', color: spruce },
  strong: { size: 9, weight: 'semibold', color: spruce, gap: 6 },
  hint: { size: 8.5, weight: 'regular', color: muted },
  option: { size: 9.5, weight: 'regular', color: ink },
  caption: { size: 7.5, weight: 'regular', color: muted },
} satisfies Record<string, TextLook>;

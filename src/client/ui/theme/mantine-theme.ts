/** Mantine's theme, for everything behind a sign-in. The public pages use the same tokens without Mantine. */
import { createTheme } from '@mantine/core';
import { breakpoints } from './breakpoints.ts';
import { palette } from './palette.ts';

export const mantineTheme = createTheme({
  colors: { spruce: [...palette.spruce], wheat: [...palette.wheat], ember: [...palette.ember] },
  primaryColor: 'spruce',
  primaryShade: { light: 6, dark: 4 },
  autoContrast: true,
  black: '#14201d',
  fontFamily: 'var(--font-text)',
  headings: {
    fontFamily: 'var(--font-display)',
    fontWeight: '560',
    sizes: {
      h1: { fontSize: 'var(--title-m)', lineHeight: '1.12' },
      h2: { fontSize: 'var(--text-20)', lineHeight: '1.2' },
      h3: { fontSize: 'var(--text-17)', lineHeight: '1.3' },
      h4: { fontSize: 'var(--text-15)', lineHeight: '1.3' },
    },
  },
  defaultRadius: 'sm',
  radius: { xs: 'var(--radius-tiny)', sm: 'var(--radius-small)', md: 'var(--radius)' },
  fontSizes: {
    xs: 'var(--text-13)',
    sm: 'var(--text-14)',
    md: 'var(--text-15)',
    lg: 'var(--text-17)',
    xl: 'var(--text-20)',
  },
  spacing: {
    xs: 'var(--space-8)',
    sm: 'var(--space-12)',
    md: 'var(--space-16)',
    lg: 'var(--space-20)',
    xl: 'var(--space-32)',
  },
  breakpoints,
  respectReducedMotion: true,
  focusRing: 'auto',
});

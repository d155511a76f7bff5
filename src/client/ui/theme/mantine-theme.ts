/** Mantine's theme, for everything behind a sign-in. The public pages use the same tokens without Mantine. */
import { createTheme } from '@mantine/core';
import { palette } from './palette.ts';

export const mantineTheme = createTheme({
  colors: { spruce: [...palette.spruce], wheat: [...palette.wheat], ember: [...palette.ember] },
  primaryColor: 'spruce',
  primaryShade: { light: 6, dark: 4 },
  autoContrast: true,
  black: '#14201d',
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-display)', fontWeight: '560' },
  defaultRadius: 'md',
  radius: { md: '0.625rem', lg: '0.75rem' },
  fontSizes: { md: '0.9375rem' },
  respectReducedMotion: true,
  focusRing: 'auto',
});

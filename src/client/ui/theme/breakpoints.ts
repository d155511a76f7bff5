/** The widths at which layouts change, in `em`: a larger default text size brings the narrow layout to wider screens. */
export const breakpoints = { xs: '30em', sm: '40em', md: '48em', lg: '64em', xl: '80em' } as const;

type Breakpoint = keyof typeof breakpoints;

/** The media query of screens at least this wide: `(--from-md)` in a style sheet. */
export function from(step: Breakpoint): string {
  return `(width >= ${breakpoints[step]})`;
}

/** The media query of narrower screens: `(--below-md)` in a style sheet. */
export function below(step: Breakpoint): string {
  return `(width < ${breakpoints[step]})`;
}

/** The names that style sheets use, as rules of the proposed standard for named media queries. */
export const namedQueries = Object.keys(breakpoints)
  .map((key) => key as Breakpoint)
  .map((step) => `@custom-media --from-${step} ${from(step)};\n@custom-media --below-${step} ${below(step)};`)
  .join('\n');

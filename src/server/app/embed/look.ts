/** The style of the form on a partner's page: fixed rules, and the variables of its theme. */
import { coloursOf, type FormScheme, formSchemes, schemeIn, sizesOf } from '#shared/integrations/form-theme.ts';

function variables(theme: URLSearchParams, scheme: FormScheme): string {
  const colours = Object.entries(coloursOf(theme, scheme)).map(([name, colour]) => `--${name}:${colour}`);
  return `:root{color-scheme:${scheme};${colours.join(';')}}`;
}

/** @param theme the query of the frame's address. Everything in the answer is a colour or a number of ours or checked by us. */
export function themeStyle(theme: URLSearchParams): string {
  const { radius, fontSize } = sizesOf(theme);
  const sizes = `:root{--radius:${radius}px;font-size:${(fontSize / 16) * 100}%}`;
  const asked = schemeIn(theme.get('scheme'));
  if (asked) return sizes + variables(theme, asked);
  const [light, dark] = formSchemes.map((scheme) => variables(theme, scheme));
  return `${sizes}${light}@media (prefers-color-scheme:dark){${dark}}`;
}

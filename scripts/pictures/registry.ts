/** Writes pictures.ts, the typed list through which the client uses the drawn files. */
export type Drawn = {
  name: string;
  alt: string;
  widths: readonly number[];
  width: number;
  height: number;
  placeholder: string;
};

const formats = [
  { key: 'avif', extension: 'avif' },
  { key: 'webp', extension: 'webp' },
  { key: 'jpeg', extension: 'jpg' },
] as const;

const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The name a file is imported under: `hero-1600.avif` becomes `hero1600Avif`. */
const variable = (name: string, width: number, extension: string) =>
  `${camel(name)}${width}${extension.charAt(0).toUpperCase()}${extension.slice(1)}`;

function imports(drawn: readonly Drawn[]): string {
  return drawn
    .flatMap(({ name, widths }) =>
      widths.flatMap((width) =>
        formats.map(
          ({ extension }) => `import ${variable(name, width, extension)} from './${name}-${width}.${extension}';`,
        ),
      ),
    )
    .join('\n');
}

function entry({ name, alt, widths, width, height, placeholder }: Drawn): string {
  const sources = formats.map(({ key, extension }) => {
    const files = widths.map((each) => `{ width: ${each}, url: ${variable(name, each, extension)} }`);
    return `${key}: [${files.join(', ')}],`;
  });
  return `'${name}': { alt: ${JSON.stringify(alt)}, width: ${width}, height: ${height}, placeholder: '${placeholder}', ${sources.join(' ')} },`;
}

export function registry(drawn: readonly Drawn[]): string {
  return `/* Written by scripts/pictures/draw.ts; change the scenes and run that again. */
import appleTouchIcon from './apple-touch-icon.png?no-inline';
import favicon32 from './favicon-32.png?no-inline';
import faviconSvg from './favicon.svg?no-inline';
${imports(drawn)}

/** One file of a picture and how many pixels wide it is. */
export type PictureFile = { width: number; url: string };

export type Picture = {
  /** What the picture shows, for people who do not see it; leave it out where the picture only decorates. */
  alt: string;
  /** Size of the largest file in pixels; their ratio holds for every file. */
  width: number;
  height: number;
  /** The picture's mean colour, to stand in its place until it loads. */
  placeholder: string;
  avif: readonly PictureFile[];
  webp: readonly PictureFile[];
  jpeg: readonly PictureFile[];
};

export const pictures = {
${drawn.map(entry).join('\n')}
} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;

export const icons = { svg: faviconSvg, png32: favicon32, appleTouch: appleTouchIcon } as const;
`;
}

import app192 from './app-192.png?no-inline';
import app512 from './app-512.png?no-inline';
import maskable512 from './app-maskable-512.png?no-inline';
import appleTouchIcon from './apple-touch-icon.png?no-inline';
import drawn from './drawn.json' with { type: 'json' };
import faviconSvg from './favicon.svg?no-inline';
import favicon32 from './favicon-32.png?no-inline';

// `npm run pictures` draws content/pictures/*.svg into the files next to this one.

/** One file of a picture and its width in pixels. */
export type PictureFile = { width: number; url: string };

/** Largest first. */
type PictureFiles = readonly [PictureFile, ...PictureFile[]];

export type Picture = {
  /** What the picture shows, for people who cannot see it: the title of the drawing. */
  alt: string;
  /** Size of the largest file in pixels; every file has the same aspect ratio. */
  width: number;
  height: number;
  /** The picture's mean colour, shown until it loads. */
  placeholder: string;
  avif: PictureFiles;
  webp: PictureFiles;
  /** The largest width only, for browsers that show neither of the others. */
  jpeg: PictureFiles;
};

export type PictureName = keyof typeof drawn;

const urls = import.meta.glob<string>('./*.{avif,webp,jpg}', { eager: true, query: '?url', import: 'default' });

function filesOf(name: PictureName, extension: string, widths = drawn[name].widths): PictureFiles {
  const [first, ...others] = widths.map((width) => {
    const url = urls[`./${name}-${width}.${extension}`];
    if (!url) throw new Error(`${name}-${width}.${extension} is missing: run npm run pictures`);
    return { width, url };
  });
  if (!first) throw new Error(`The picture ${name} has no widths`);
  return [first, ...others];
}

function pictureOf(name: PictureName): Picture {
  const { alt, height, placeholder, widths } = drawn[name];
  const jpeg = filesOf(name, 'jpg', widths.slice(0, 1));
  const width = jpeg[0].width;
  return { alt, width, height, placeholder, avif: filesOf(name, 'avif'), webp: filesOf(name, 'webp'), jpeg };
}

const names = Object.keys(drawn) as PictureName[];

export const pictures = Object.fromEntries(names.map((name) => [name, pictureOf(name)])) as Record<
  PictureName,
  Picture
>;

export const icons = {
  svg: faviconSvg,
  png32: favicon32,
  appleTouch: appleTouchIcon,
  app192,
  app512,
  maskable512,
} as const;

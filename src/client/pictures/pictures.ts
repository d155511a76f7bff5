/* Written by scripts/pictures/draw.ts; change the scenes and run that again. */
import appleTouchIcon from './apple-touch-icon.png?no-inline';
import auto400Avif from './auto-400.avif';
import auto400Jpg from './auto-400.jpg';
import auto400Webp from './auto-400.webp';
import auto800Avif from './auto-800.avif';
import auto800Jpg from './auto-800.jpg';
import auto800Webp from './auto-800.webp';
import business400Avif from './business-400.avif';
import business400Jpg from './business-400.jpg';
import business400Webp from './business-400.webp';
import business800Avif from './business-800.avif';
import business800Jpg from './business-800.jpg';
import business800Webp from './business-800.webp';
import faviconSvg from './favicon.svg?no-inline';
import favicon32 from './favicon-32.png?no-inline';
import hero1200Avif from './hero-1200.avif';
import hero1200Jpg from './hero-1200.jpg';
import hero1200Webp from './hero-1200.webp';
import hero1600Avif from './hero-1600.avif';
import hero1600Jpg from './hero-1600.jpg';
import hero1600Webp from './hero-1600.webp';
import heroMobile480Avif from './hero-mobile-480.avif';
import heroMobile480Jpg from './hero-mobile-480.jpg';
import heroMobile480Webp from './hero-mobile-480.webp';
import heroMobile780Avif from './hero-mobile-780.avif';
import heroMobile780Jpg from './hero-mobile-780.jpg';
import heroMobile780Webp from './hero-mobile-780.webp';
import home400Avif from './home-400.avif';
import home400Jpg from './home-400.jpg';
import home400Webp from './home-400.webp';
import home800Avif from './home-800.avif';
import home800Jpg from './home-800.jpg';
import home800Webp from './home-800.webp';
import portal600Avif from './portal-600.avif';
import portal600Jpg from './portal-600.jpg';
import portal600Webp from './portal-600.webp';
import portal900Avif from './portal-900.avif';
import portal900Jpg from './portal-900.jpg';
import portal900Webp from './portal-900.webp';
import shareJpg from './share.jpg';

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
  hero: {
    alt: 'A highway runs through ripe wheat towards the Rocky Mountains under a chinook arch, past a farm and a red grain elevator.',
    width: 1600,
    height: 900,
    placeholder: '#c3bd9b',
    avif: [
      { width: 1600, url: hero1600Avif },
      { width: 1200, url: hero1200Avif },
    ],
    webp: [
      { width: 1600, url: hero1600Webp },
      { width: 1200, url: hero1200Webp },
    ],
    jpeg: [
      { width: 1600, url: hero1600Jpg },
      { width: 1200, url: hero1200Jpg },
    ],
  },
  'hero-mobile': {
    alt: 'A highway runs through ripe wheat towards the Rocky Mountains under a chinook arch, past a farm and a red grain elevator.',
    width: 780,
    height: 975,
    placeholder: '#c7c4a7',
    avif: [
      { width: 780, url: heroMobile780Avif },
      { width: 480, url: heroMobile480Avif },
    ],
    webp: [
      { width: 780, url: heroMobile780Webp },
      { width: 480, url: heroMobile480Webp },
    ],
    jpeg: [
      { width: 780, url: heroMobile780Jpg },
      { width: 480, url: heroMobile480Jpg },
    ],
  },
  auto: {
    alt: 'A pickup with its headlights on drives a snowy highway at dusk, spruce on both sides and mountains behind.',
    width: 800,
    height: 533,
    placeholder: '#838e92',
    avif: [
      { width: 800, url: auto800Avif },
      { width: 400, url: auto400Avif },
    ],
    webp: [
      { width: 800, url: auto800Webp },
      { width: 400, url: auto400Webp },
    ],
    jpeg: [
      { width: 800, url: auto800Jpg },
      { width: 400, url: auto400Jpg },
    ],
  },
  home: {
    alt: 'A white farmhouse with lit windows stands by a canola field while a hailstorm passes far away.',
    width: 800,
    height: 533,
    placeholder: '#a9b093',
    avif: [
      { width: 800, url: home800Avif },
      { width: 400, url: home400Avif },
    ],
    webp: [
      { width: 800, url: home800Webp },
      { width: 400, url: home400Webp },
    ],
    jpeg: [
      { width: 800, url: home800Jpg },
      { width: 400, url: home400Jpg },
    ],
  },
  business: {
    alt: 'Brick shops with lit windows and striped awnings line the main street of a small prairie town at dusk.',
    width: 800,
    height: 533,
    placeholder: '#9d9b8b',
    avif: [
      { width: 800, url: business800Avif },
      { width: 400, url: business400Avif },
    ],
    webp: [
      { width: 800, url: business800Webp },
      { width: 400, url: business400Webp },
    ],
    jpeg: [
      { width: 800, url: business800Jpg },
      { width: 400, url: business400Jpg },
    ],
  },
  portal: {
    alt: 'A river winds through a misty spruce valley before sunrise, northern lights above and a lamp on in a cabin.',
    width: 900,
    height: 1200,
    placeholder: '#5a7869',
    avif: [
      { width: 900, url: portal900Avif },
      { width: 600, url: portal600Avif },
    ],
    webp: [
      { width: 900, url: portal900Webp },
      { width: 600, url: portal600Webp },
    ],
    jpeg: [
      { width: 900, url: portal900Jpg },
      { width: 600, url: portal600Jpg },
    ],
  },
} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;

/** The preview of a shared link. */
export const sharePicture = { url: shareJpg, width: 1200, height: 630 } as const;

export const icons = { svg: faviconSvg, png32: favicon32, appleTouch: appleTouchIcon } as const;

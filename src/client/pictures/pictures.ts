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
import calgary400Avif from './calgary-400.avif';
import calgary400Jpg from './calgary-400.jpg';
import calgary400Webp from './calgary-400.webp';
import calgary800Avif from './calgary-800.avif';
import calgary800Jpg from './calgary-800.jpg';
import calgary800Webp from './calgary-800.webp';
import commercialAuto400Avif from './commercial-auto-400.avif';
import commercialAuto400Jpg from './commercial-auto-400.jpg';
import commercialAuto400Webp from './commercial-auto-400.webp';
import commercialAuto800Avif from './commercial-auto-800.avif';
import commercialAuto800Jpg from './commercial-auto-800.jpg';
import commercialAuto800Webp from './commercial-auto-800.webp';
import construction400Avif from './construction-400.avif';
import construction400Jpg from './construction-400.jpg';
import construction400Webp from './construction-400.webp';
import construction800Avif from './construction-800.avif';
import construction800Jpg from './construction-800.jpg';
import construction800Webp from './construction-800.webp';
import contractors400Avif from './contractors-400.avif';
import contractors400Jpg from './contractors-400.jpg';
import contractors400Webp from './contractors-400.webp';
import contractors800Avif from './contractors-800.avif';
import contractors800Jpg from './contractors-800.jpg';
import contractors800Webp from './contractors-800.webp';
import edmonton400Avif from './edmonton-400.avif';
import edmonton400Jpg from './edmonton-400.jpg';
import edmonton400Webp from './edmonton-400.webp';
import edmonton800Avif from './edmonton-800.avif';
import edmonton800Jpg from './edmonton-800.jpg';
import edmonton800Webp from './edmonton-800.webp';
import faviconSvg from './favicon.svg?no-inline';
import favicon32 from './favicon-32.png?no-inline';
import fortMcmurray400Avif from './fort-mcmurray-400.avif';
import fortMcmurray400Jpg from './fort-mcmurray-400.jpg';
import fortMcmurray400Webp from './fort-mcmurray-400.webp';
import fortMcmurray800Avif from './fort-mcmurray-800.avif';
import fortMcmurray800Jpg from './fort-mcmurray-800.jpg';
import fortMcmurray800Webp from './fort-mcmurray-800.webp';
import groupBenefits400Avif from './group-benefits-400.avif';
import groupBenefits400Jpg from './group-benefits-400.jpg';
import groupBenefits400Webp from './group-benefits-400.webp';
import groupBenefits800Avif from './group-benefits-800.avif';
import groupBenefits800Jpg from './group-benefits-800.jpg';
import groupBenefits800Webp from './group-benefits-800.webp';
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
import lethbridge400Avif from './lethbridge-400.avif';
import lethbridge400Jpg from './lethbridge-400.jpg';
import lethbridge400Webp from './lethbridge-400.webp';
import lethbridge800Avif from './lethbridge-800.avif';
import lethbridge800Jpg from './lethbridge-800.jpg';
import lethbridge800Webp from './lethbridge-800.webp';
import life400Avif from './life-400.avif';
import life400Jpg from './life-400.jpg';
import life400Webp from './life-400.webp';
import life800Avif from './life-800.avif';
import life800Jpg from './life-800.jpg';
import life800Webp from './life-800.webp';
import liquor400Avif from './liquor-400.avif';
import liquor400Jpg from './liquor-400.jpg';
import liquor400Webp from './liquor-400.webp';
import liquor800Avif from './liquor-800.avif';
import liquor800Jpg from './liquor-800.jpg';
import liquor800Webp from './liquor-800.webp';
import manufacturers400Avif from './manufacturers-400.avif';
import manufacturers400Jpg from './manufacturers-400.jpg';
import manufacturers400Webp from './manufacturers-400.webp';
import manufacturers800Avif from './manufacturers-800.avif';
import manufacturers800Jpg from './manufacturers-800.jpg';
import manufacturers800Webp from './manufacturers-800.webp';
import medical400Avif from './medical-400.avif';
import medical400Jpg from './medical-400.jpg';
import medical400Webp from './medical-400.webp';
import medical800Avif from './medical-800.avif';
import medical800Jpg from './medical-800.jpg';
import medical800Webp from './medical-800.webp';
import portal600Avif from './portal-600.avif';
import portal600Jpg from './portal-600.jpg';
import portal600Webp from './portal-600.webp';
import portal900Avif from './portal-900.avif';
import portal900Jpg from './portal-900.jpg';
import portal900Webp from './portal-900.webp';
import professionals400Avif from './professionals-400.avif';
import professionals400Jpg from './professionals-400.jpg';
import professionals400Webp from './professionals-400.webp';
import professionals800Avif from './professionals-800.avif';
import professionals800Jpg from './professionals-800.jpg';
import professionals800Webp from './professionals-800.webp';
import redDeer400Avif from './red-deer-400.avif';
import redDeer400Jpg from './red-deer-400.jpg';
import redDeer400Webp from './red-deer-400.webp';
import redDeer800Avif from './red-deer-800.avif';
import redDeer800Jpg from './red-deer-800.jpg';
import redDeer800Webp from './red-deer-800.webp';
import restaurants400Avif from './restaurants-400.avif';
import restaurants400Jpg from './restaurants-400.jpg';
import restaurants400Webp from './restaurants-400.webp';
import restaurants800Avif from './restaurants-800.avif';
import restaurants800Jpg from './restaurants-800.jpg';
import restaurants800Webp from './restaurants-800.webp';
import retail400Avif from './retail-400.avif';
import retail400Jpg from './retail-400.jpg';
import retail400Webp from './retail-400.webp';
import retail800Avif from './retail-800.avif';
import retail800Jpg from './retail-800.jpg';
import retail800Webp from './retail-800.webp';
import rideshare400Avif from './rideshare-400.avif';
import rideshare400Jpg from './rideshare-400.jpg';
import rideshare400Webp from './rideshare-400.webp';
import rideshare800Avif from './rideshare-800.avif';
import rideshare800Jpg from './rideshare-800.jpg';
import rideshare800Webp from './rideshare-800.webp';
import specialty400Avif from './specialty-400.avif';
import specialty400Jpg from './specialty-400.jpg';
import specialty400Webp from './specialty-400.webp';
import specialty800Avif from './specialty-800.avif';
import specialty800Jpg from './specialty-800.jpg';
import specialty800Webp from './specialty-800.webp';
import supervisa400Avif from './supervisa-400.avif';
import supervisa400Jpg from './supervisa-400.jpg';
import supervisa400Webp from './supervisa-400.webp';
import supervisa800Avif from './supervisa-800.avif';
import supervisa800Jpg from './supervisa-800.jpg';
import supervisa800Webp from './supervisa-800.webp';
import travel400Avif from './travel-400.avif';
import travel400Jpg from './travel-400.jpg';
import travel400Webp from './travel-400.webp';
import travel800Avif from './travel-800.avif';
import travel800Jpg from './travel-800.jpg';
import travel800Webp from './travel-800.webp';

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
  professionals: {
    alt: 'Two people work at a long table under green lamps, a city of lit towers and the mountains behind the window at dusk.',
    width: 800,
    height: 533,
    placeholder: '#6c6859',
    avif: [
      { width: 800, url: professionals800Avif },
      { width: 400, url: professionals400Avif },
    ],
    webp: [
      { width: 800, url: professionals800Webp },
      { width: 400, url: professionals400Webp },
    ],
    jpeg: [
      { width: 800, url: professionals800Jpg },
      { width: 400, url: professionals400Jpg },
    ],
  },
  contractors: {
    alt: 'A crew lays new shingles on a bungalow in morning light, a white pickup with ladders on its rack in the drive.',
    width: 800,
    height: 533,
    placeholder: '#aab49d',
    avif: [
      { width: 800, url: contractors800Avif },
      { width: 400, url: contractors400Avif },
    ],
    webp: [
      { width: 800, url: contractors800Webp },
      { width: 400, url: contractors400Webp },
    ],
    jpeg: [
      { width: 800, url: contractors800Jpg },
      { width: 400, url: contractors400Jpg },
    ],
  },
  restaurants: {
    alt: 'Snow falls on a brick corner restaurant at night, its warm windows full of people at their tables.',
    width: 800,
    height: 533,
    placeholder: '#797369',
    avif: [
      { width: 800, url: restaurants800Avif },
      { width: 400, url: restaurants400Avif },
    ],
    webp: [
      { width: 800, url: restaurants800Webp },
      { width: 400, url: restaurants400Webp },
    ],
    jpeg: [
      { width: 800, url: restaurants800Jpg },
      { width: 400, url: restaurants400Jpg },
    ],
  },
  manufacturers: {
    alt: 'A plant with two stacks and tall bins stands against a prairie sunset, a train of rail cars in front of it.',
    width: 800,
    height: 533,
    placeholder: '#9d8f76',
    avif: [
      { width: 800, url: manufacturers800Avif },
      { width: 400, url: manufacturers400Avif },
    ],
    webp: [
      { width: 800, url: manufacturers800Webp },
      { width: 400, url: manufacturers400Webp },
    ],
    jpeg: [
      { width: 800, url: manufacturers800Jpg },
      { width: 400, url: manufacturers400Jpg },
    ],
  },
  construction: {
    alt: 'A tower crane lowers a beam to the crew of a steel frame, a yellow digger in front and mountains behind.',
    width: 800,
    height: 533,
    placeholder: '#b2ab96',
    avif: [
      { width: 800, url: construction800Avif },
      { width: 400, url: construction400Avif },
    ],
    webp: [
      { width: 800, url: construction800Webp },
      { width: 400, url: construction400Webp },
    ],
    jpeg: [
      { width: 800, url: construction800Jpg },
      { width: 400, url: construction400Jpg },
    ],
  },
  rideshare: {
    alt: 'A green car waits at the kerb on a rainy night for somebody under an umbrella whose phone is lit.',
    width: 800,
    height: 533,
    placeholder: '#5b5f54',
    avif: [
      { width: 800, url: rideshare800Avif },
      { width: 400, url: rideshare400Avif },
    ],
    webp: [
      { width: 800, url: rideshare800Webp },
      { width: 400, url: rideshare400Webp },
    ],
    jpeg: [
      { width: 800, url: rideshare800Jpg },
      { width: 400, url: rideshare400Jpg },
    ],
  },
  medical: {
    alt: 'A small clinic glows in early snow; behind its glass a doctor sees a patient, outside somebody arrives in a wheelchair.',
    width: 800,
    height: 533,
    placeholder: '#b0b7b1',
    avif: [
      { width: 800, url: medical800Avif },
      { width: 400, url: medical400Avif },
    ],
    webp: [
      { width: 800, url: medical800Webp },
      { width: 400, url: medical400Webp },
    ],
    jpeg: [
      { width: 800, url: medical800Jpg },
      { width: 400, url: medical400Jpg },
    ],
  },
  liquor: {
    alt: 'Somebody walks a dog past a bottle shop on an autumn evening, its shelves lit from wall to wall.',
    width: 800,
    height: 533,
    placeholder: '#70654d',
    avif: [
      { width: 800, url: liquor800Avif },
      { width: 400, url: liquor400Avif },
    ],
    webp: [
      { width: 800, url: liquor800Webp },
      { width: 400, url: liquor400Webp },
    ],
    jpeg: [
      { width: 800, url: liquor800Jpg },
      { width: 400, url: liquor400Jpg },
    ],
  },
  retail: {
    alt: 'A green shop with a striped awning shows dresses and potted plants in spring light, a crab apple in blossom beside it.',
    width: 800,
    height: 533,
    placeholder: '#aaab9a',
    avif: [
      { width: 800, url: retail800Avif },
      { width: 400, url: retail400Avif },
    ],
    webp: [
      { width: 800, url: retail800Webp },
      { width: 400, url: retail400Webp },
    ],
    jpeg: [
      { width: 800, url: retail800Jpg },
      { width: 400, url: retail400Jpg },
    ],
  },
  life: {
    alt: 'A family sits round a lamplit kitchen table, seen from the porch at dusk, with a young moon over the mountains.',
    width: 800,
    height: 533,
    placeholder: '#9e9c88',
    avif: [
      { width: 800, url: life800Avif },
      { width: 400, url: life400Avif },
    ],
    webp: [
      { width: 800, url: life800Webp },
      { width: 400, url: life400Webp },
    ],
    jpeg: [
      { width: 800, url: life800Jpg },
      { width: 400, url: life400Jpg },
    ],
  },
  travel: {
    alt: 'A traveller with a suitcase watches an airliner climb from a prairie runway at dawn, mountains in the distance.',
    width: 800,
    height: 533,
    placeholder: '#a4a393',
    avif: [
      { width: 800, url: travel800Avif },
      { width: 400, url: travel400Avif },
    ],
    webp: [
      { width: 800, url: travel800Webp },
      { width: 400, url: travel400Webp },
    ],
    jpeg: [
      { width: 800, url: travel800Jpg },
      { width: 400, url: travel400Jpg },
    ],
  },
  specialty: {
    alt: 'A travel trailer with its lamps on stands by a turquoise mountain lake, two campers at a fire and a canoe ashore.',
    width: 800,
    height: 533,
    placeholder: '#8a9d91',
    avif: [
      { width: 800, url: specialty800Avif },
      { width: 400, url: specialty400Avif },
    ],
    webp: [
      { width: 800, url: specialty800Webp },
      { width: 400, url: specialty400Webp },
    ],
    jpeg: [
      { width: 800, url: specialty800Jpg },
      { width: 400, url: specialty400Jpg },
    ],
  },
  supervisa: {
    alt: 'In a sunlit arrivals hall a child runs to a grandmother’s open arms while a grandfather waves and parents wait.',
    width: 800,
    height: 533,
    placeholder: '#a99375',
    avif: [
      { width: 800, url: supervisa800Avif },
      { width: 400, url: supervisa400Avif },
    ],
    webp: [
      { width: 800, url: supervisa800Webp },
      { width: 400, url: supervisa400Webp },
    ],
    jpeg: [
      { width: 800, url: supervisa800Jpg },
      { width: 400, url: supervisa400Jpg },
    ],
  },
  'group-benefits': {
    alt: 'Five colleagues talk over a drawing at the bench of a bright woodworking shop, mountains in the window.',
    width: 800,
    height: 533,
    placeholder: '#9d886a',
    avif: [
      { width: 800, url: groupBenefits800Avif },
      { width: 400, url: groupBenefits400Avif },
    ],
    webp: [
      { width: 800, url: groupBenefits800Webp },
      { width: 400, url: groupBenefits400Webp },
    ],
    jpeg: [
      { width: 800, url: groupBenefits800Jpg },
      { width: 400, url: groupBenefits400Jpg },
    ],
  },
  'commercial-auto': {
    alt: 'A semi and a delivery van drive a divided highway past three grain elevators and fields of canola.',
    width: 800,
    height: 533,
    placeholder: '#b0b6a1',
    avif: [
      { width: 800, url: commercialAuto800Avif },
      { width: 400, url: commercialAuto400Avif },
    ],
    webp: [
      { width: 800, url: commercialAuto800Webp },
      { width: 400, url: commercialAuto400Webp },
    ],
    jpeg: [
      { width: 800, url: commercialAuto800Jpg },
      { width: 400, url: commercialAuto400Jpg },
    ],
  },
  calgary: {
    alt: 'Calgary: downtown and its tower by the Bow River, a red footbridge, the Rockies under a chinook arch.',
    width: 800,
    height: 533,
    placeholder: '#a4b2a1',
    avif: [
      { width: 800, url: calgary800Avif },
      { width: 400, url: calgary400Avif },
    ],
    webp: [
      { width: 800, url: calgary800Webp },
      { width: 400, url: calgary400Webp },
    ],
    jpeg: [
      { width: 800, url: calgary800Jpg },
      { width: 400, url: calgary400Jpg },
    ],
  },
  edmonton: {
    alt: 'Edmonton: the High Level Bridge crosses the river valley in autumn gold, the skyline and the legislature above.',
    width: 800,
    height: 533,
    placeholder: '#a2a791',
    avif: [
      { width: 800, url: edmonton800Avif },
      { width: 400, url: edmonton400Avif },
    ],
    webp: [
      { width: 800, url: edmonton800Webp },
      { width: 400, url: edmonton400Webp },
    ],
    jpeg: [
      { width: 800, url: edmonton800Jpg },
      { width: 400, url: edmonton400Jpg },
    ],
  },
  'red-deer': {
    alt: 'Red Deer: the river winds through green parkland past the town and its water tower, a summer thunderhead behind.',
    width: 800,
    height: 533,
    placeholder: '#a1b398',
    avif: [
      { width: 800, url: redDeer800Avif },
      { width: 400, url: redDeer400Avif },
    ],
    webp: [
      { width: 800, url: redDeer800Webp },
      { width: 400, url: redDeer400Webp },
    ],
    jpeg: [
      { width: 800, url: redDeer800Jpg },
      { width: 400, url: redDeer400Jpg },
    ],
  },
  lethbridge: {
    alt: 'Lethbridge: a freight train crosses the High Level Bridge above the coulees and the Oldman River, grass bent by wind.',
    width: 800,
    height: 533,
    placeholder: '#b1ad8d',
    avif: [
      { width: 800, url: lethbridge800Avif },
      { width: 400, url: lethbridge400Avif },
    ],
    webp: [
      { width: 800, url: lethbridge800Webp },
      { width: 400, url: lethbridge400Webp },
    ],
    jpeg: [
      { width: 800, url: lethbridge800Jpg },
      { width: 400, url: lethbridge400Jpg },
    ],
  },
  'fort-mcmurray': {
    alt: 'Fort McMurray: two rivers meet in the boreal forest under northern lights, the town’s lamps on the bank.',
    width: 800,
    height: 533,
    placeholder: '#2e5d5c',
    avif: [
      { width: 800, url: fortMcmurray800Avif },
      { width: 400, url: fortMcmurray400Avif },
    ],
    webp: [
      { width: 800, url: fortMcmurray800Webp },
      { width: 400, url: fortMcmurray400Webp },
    ],
    jpeg: [
      { width: 800, url: fortMcmurray800Jpg },
      { width: 400, url: fortMcmurray400Jpg },
    ],
  },
} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;

export const icons = { svg: faviconSvg, png32: favicon32, appleTouch: appleTouchIcon } as const;

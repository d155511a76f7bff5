/** Every picture of the product: what draws it, the widths it is needed in, and what it shows in words. */
import { farmhouse } from './scene-farmhouse.ts';
import { mainStreet } from './scene-main-street.ts';
import { prairie } from './scene-prairie.ts';
import { riverValley } from './scene-river.ts';
import { winterRoad } from './scene-winter-road.ts';
import { industryScenes } from './scenes-industries.ts';
import { communityScenes, serviceScenes } from './scenes-services.ts';

export type Scene = {
  name: string;
  draw: () => string;
  /** Widths of the files, in pixels, largest first; the largest gives the picture its size. */
  widths: readonly [number, ...number[]];
  alt: string;
};

const road =
  'A highway runs through ripe wheat towards the Rocky Mountains under a chinook arch, past a farm and a red grain elevator.';

export const scenes: readonly Scene[] = [
  {
    name: 'hero',
    widths: [1600, 1200],
    alt: road,
    draw: () =>
      prairie({
        width: 1600,
        height: 900,
        horizon: 0.63,
        vanish: 0.6,
        swing: -12,
        focal: 1250,
        eye: 6.2,
        truckAt: 62,
        firstPole: 17,
        wheatFrom: 0.72,
        wheatTall: 130,
        relief: 180,
        arch: [0.4, 0.19],
        elevatorAside: 84,
        farmAside: -150,
        geeseAt: [0.8, 0.31],
      }),
  },
  {
    name: 'hero-mobile',
    widths: [780, 480],
    alt: road,
    draw: () =>
      prairie({
        width: 960,
        height: 1200,
        horizon: 0.7,
        vanish: 0.54,
        swing: -9,
        focal: 1000,
        eye: 9,
        truckAt: 58,
        firstPole: 21,
        wheatFrom: 0.72,
        wheatTall: 120,
        relief: 190,
        arch: [0.34, 0.17],
        elevatorAside: 58,
        farmAside: -92,
        geeseAt: [0.64, 0.42],
      }),
  },
  {
    name: 'auto',
    widths: [800, 400],
    alt: 'A pickup with its headlights on drives a snowy highway at dusk, spruce on both sides and mountains behind.',
    draw: winterRoad,
  },
  {
    name: 'home',
    widths: [800, 400],
    alt: 'A white farmhouse with lit windows stands by a canola field while a hailstorm passes far away.',
    draw: farmhouse,
  },
  {
    name: 'business',
    widths: [800, 400],
    alt: 'Brick shops with lit windows and striped awnings line the main street of a small prairie town at dusk.',
    draw: mainStreet,
  },
  {
    name: 'portal',
    widths: [900, 600],
    alt: 'A river winds through a misty spruce valley before sunrise, northern lights above and a lamp on in a cabin.',
    draw: riverValley,
  },
  ...industryScenes,
  ...serviceScenes,
  ...communityScenes,
];

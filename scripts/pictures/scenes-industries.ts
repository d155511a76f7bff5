/** One picture for each industry the product insures. */
import { construction } from './scene-construction.ts';
import { contractors } from './scene-contractors.ts';
import { liquor } from './scene-liquor.ts';
import { manufacturers } from './scene-manufacturers.ts';
import { medical } from './scene-medical.ts';
import { professionals } from './scene-professionals.ts';
import { restaurants } from './scene-restaurants.ts';
import { retail } from './scene-retail.ts';
import { rideshare } from './scene-rideshare.ts';
import type { Scene } from './scenes.ts';

export const industryScenes: readonly Scene[] = [
  {
    name: 'professionals',
    widths: [800, 400],
    alt: 'Two people work at a long table under green lamps, a city of lit towers and the mountains behind the window at dusk.',
    draw: professionals,
  },
  {
    name: 'contractors',
    widths: [800, 400],
    alt: 'A crew lays new shingles on a bungalow in morning light, a white pickup with ladders on its rack in the drive.',
    draw: contractors,
  },
  {
    name: 'restaurants',
    widths: [800, 400],
    alt: 'Snow falls on a brick corner restaurant at night, its warm windows full of people at their tables.',
    draw: restaurants,
  },
  {
    name: 'manufacturers',
    widths: [800, 400],
    alt: 'A plant with two stacks and tall bins stands against a prairie sunset, a train of rail cars in front of it.',
    draw: manufacturers,
  },
  {
    name: 'construction',
    widths: [800, 400],
    alt: 'A tower crane lowers a beam to the crew of a steel frame, a yellow digger in front and mountains behind.',
    draw: construction,
  },
  {
    name: 'rideshare',
    widths: [800, 400],
    alt: 'A green car waits at the kerb on a rainy night for somebody under an umbrella whose phone is lit.',
    draw: rideshare,
  },
  {
    name: 'medical',
    widths: [800, 400],
    alt: 'A small clinic glows in early snow; behind its glass a doctor sees a patient, outside somebody arrives in a wheelchair.',
    draw: medical,
  },
  {
    name: 'liquor',
    widths: [800, 400],
    alt: 'Somebody walks a dog past a bottle shop on an autumn evening, its shelves lit from wall to wall.',
    draw: liquor,
  },
  {
    name: 'retail',
    widths: [800, 400],
    alt: 'A green shop with a striped awning shows dresses and potted plants in spring light, a crab apple in blossom beside it.',
    draw: retail,
  },
];

/** The pictures of the services and of the communities. */
import { calgary } from './scene-calgary.ts';
import { commercialAuto } from './scene-commercial-auto.ts';
import { edmonton } from './scene-edmonton.ts';
import { fortMcMurray } from './scene-fort-mcmurray.ts';
import { groupBenefits } from './scene-group-benefits.ts';
import { lethbridge } from './scene-lethbridge.ts';
import { life } from './scene-life.ts';
import { redDeer } from './scene-red-deer.ts';
import { specialty } from './scene-specialty.ts';
import { supervisa } from './scene-supervisa.ts';
import { travel } from './scene-travel.ts';
import type { Scene } from './scenes.ts';

const widths = [800, 400] as const;

export const serviceScenes: readonly Scene[] = [
  {
    name: 'life',
    widths,
    alt: 'A family sits round a lamplit kitchen table, seen from the porch at dusk, with a young moon over the mountains.',
    draw: life,
  },
  {
    name: 'travel',
    widths,
    alt: 'A traveller with a suitcase watches an airliner climb from a prairie runway at dawn, mountains in the distance.',
    draw: travel,
  },
  {
    name: 'specialty',
    widths,
    alt: 'A travel trailer with its lamps on stands by a turquoise mountain lake, two campers at a fire and a canoe ashore.',
    draw: specialty,
  },
  {
    name: 'supervisa',
    widths,
    alt: 'In a sunlit arrivals hall a child runs to a grandmother’s open arms while a grandfather waves and parents wait.',
    draw: supervisa,
  },
  {
    name: 'group-benefits',
    widths,
    alt: 'Five colleagues talk over a drawing at the bench of a bright woodworking shop, mountains in the window.',
    draw: groupBenefits,
  },
  {
    name: 'commercial-auto',
    widths,
    alt: 'A semi and a delivery van drive a divided highway past three grain elevators and fields of canola.',
    draw: commercialAuto,
  },
];

export const communityScenes: readonly Scene[] = [
  {
    name: 'calgary',
    widths,
    alt: 'Calgary: downtown and its tower by the Bow River, a red footbridge, the Rockies under a chinook arch.',
    draw: calgary,
  },
  {
    name: 'edmonton',
    widths,
    alt: 'Edmonton: the High Level Bridge crosses the river valley in autumn gold, the skyline and the legislature above.',
    draw: edmonton,
  },
  {
    name: 'red-deer',
    widths,
    alt: 'Red Deer: the river winds through green parkland past the town and its water tower, a summer thunderhead behind.',
    draw: redDeer,
  },
  {
    name: 'lethbridge',
    widths,
    alt: 'Lethbridge: a freight train crosses the High Level Bridge above the coulees and the Oldman River, grass bent by wind.',
    draw: lethbridge,
  },
  {
    name: 'fort-mcmurray',
    widths,
    alt: 'Fort McMurray: two rivers meet in the boreal forest under northern lights, the town’s lamps on the bank.',
    draw: fortMcMurray,
  },
];

/** The nine industries, in the order of the navigation. Adding one is adding a file, an id and a line here. */
import { construction } from './construction.ts';
import { contractors } from './contractors.ts';
import type { Industry } from './industry.ts';
import { liquor } from './liquor.ts';
import { manufacturers } from './manufacturers.ts';
import { medical } from './medical.ts';
import { professionals } from './professionals.ts';
import { restaurants } from './restaurants.ts';
import { retail } from './retail.ts';
import { rideshare } from './rideshare.ts';

export const industries: readonly Industry[] = [
  professionals,
  contractors,
  restaurants,
  manufacturers,
  construction,
  rideshare,
  medical,
  liquor,
  retail,
];

/** The places with a page of their own, in the order of the navigation. */
import { calgary } from './calgary.ts';
import type { Community } from './community.ts';
import { edmonton } from './edmonton.ts';
import { fortMcMurray } from './fort-mcmurray.ts';
import { lethbridge } from './lethbridge.ts';
import { redDeer } from './red-deer.ts';

export const communities: readonly Community[] = [calgary, edmonton, redDeer, lethbridge, fortMcMurray];

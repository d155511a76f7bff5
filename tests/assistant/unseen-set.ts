/**
 * Questions of somebody who knew neither the assistant nor the other sets, in words as far from the pages as people's are. Nobody works
 * with this set: it says what strangers get. Mending what it shows means mending what is behind it, with questions of your own.
 */
import type { GoldenQuestion } from './golden.ts';
import { homes } from './unseen-homes.ts';
import { others } from './unseen-others.ts';
import { people } from './unseen-people.ts';
import { vehicles } from './unseen-vehicles.ts';
import { work } from './unseen-work.ts';

export const unseenSet: readonly GoldenQuestion[] = [...vehicles, ...homes, ...people, ...work, ...others];

/** Asked the way strangers type, and labelled from the pages afterwards; worked with. */
import type { GoldenQuestion } from './golden.ts';
import { natural1 } from './natural-1.ts';
import { natural2 } from './natural-2.ts';
import { natural3 } from './natural-3.ts';
import { natural4 } from './natural-4.ts';
import { natural5 } from './natural-5.ts';
import { natural6 } from './natural-6.ts';

export const naturalSet: readonly GoldenQuestion[] = [
  ...natural1,
  ...natural2,
  ...natural3,
  ...natural4,
  ...natural5,
  ...natural6,
];

import { boxes, card, letter, table } from './auto-layouts.ts';
import { home, tenant } from './home-layouts.ts';
import type { Layout } from './sheet.ts';

/** All of them. */
export const layouts: readonly Layout[] = [table, boxes, card, letter, home, tenant];

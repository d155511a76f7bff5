/** Asked by somebody who had not seen the pages, labelled from them afterwards. Nobody works with this set: it measures what strangers get. */
import type { GoldenQuestion } from './golden.ts';
import { strangersDrivingAndHome } from './strangers-1.ts';
import { strangersWorkAndLife } from './strangers-2.ts';
import { strangersRest } from './strangers-3.ts';

export const strangersSet: GoldenQuestion[] = [...strangersDrivingAndHome, ...strangersWorkAndLife, ...strangersRest];

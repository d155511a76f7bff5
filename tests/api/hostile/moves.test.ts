/** Hostile input: holds, priority, hand-overs, duplicates and bulk actions. */
import { describeHostileInput } from '../../support/hostile-suite.ts';

describeHostileInput('moves');

/** Hostile input: scheduled calls. */
import { describeHostileInput } from '../../support/hostile-suite.ts';

describeHostileInput('callbacks');

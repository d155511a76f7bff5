/** Hostile input: the people of a case. */
import { describeHostileInput } from '../../support/hostile-suite.ts';

describeHostileInput('participants');

/** Hostile input: the steps of a case. */
import { describeHostileInput } from '../../support/hostile-suite.ts';

describeHostileInput('cases');

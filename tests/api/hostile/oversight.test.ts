/** Hostile input: overview, settings, trouble and launch. */
import { describeHostileInput } from '../../support/hostile-suite.ts';

describeHostileInput('oversight');

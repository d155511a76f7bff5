/** Hostile input: the queue and saved views. */
import { describeHostileInput } from '../../support/hostile-suite.ts';

describeHostileInput('queue');

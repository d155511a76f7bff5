/** Hostile input: clients, contact messages and subscribers. */
import { describeHostileInput } from '../../support/hostile-suite.ts';

describeHostileInput('desk');

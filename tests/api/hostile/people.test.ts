/** Hostile input: brokers, users and invitations. */
import { describeHostileInput } from '../../support/hostile-suite.ts';

describeHostileInput('people');

/** Hostile input: messages, canned replies, notifications and live events. */
import { describeHostileInput } from '../../support/hostile-suite.ts';

describeHostileInput('conversation');

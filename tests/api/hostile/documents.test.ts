/** Hostile input: documents. */
import { describeHostileInput } from '../../support/hostile-suite.ts';

describeHostileInput('documents');

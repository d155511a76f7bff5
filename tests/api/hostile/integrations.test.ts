/** Hostile input: the audit, legal holds, imports and privacy requests. */
import { describeHostileInput } from '../../support/hostile-suite.ts';

describeHostileInput('integrations');

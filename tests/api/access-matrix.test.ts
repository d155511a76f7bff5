/** Who can access what in the running product: the rules of the procedures, plus the policies of the tables. */
import { describeAccess } from '../support/access-matrix.ts';

describeAccess();

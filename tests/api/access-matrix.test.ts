/** Who gets what, as the product runs: the rules of the procedures, and behind them the policies of the tables. */
import { describeAccess } from '../support/access-matrix.ts';

describeAccess();

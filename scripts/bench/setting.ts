import type { DatabaseUrls } from '#server/platform/db/roles.ts';
import type { Product } from '../lib/product.ts';
import type { Shutdown } from '../lib/shutdown.ts';

/** What every measurement works with. */
export interface Setting extends DatabaseUrls {
  shutdown: Shutdown;
  /** For files of this run; removed at the end. */
  folder: string;
  /** Connection string of the cluster, for creating databases. */
  adminUrl: string;
  smtp: { url: string; received(): number };
  /** The server that is measured, on a database with so many cases. */
  product: Product;
  cases: number;
  /** Rounds and seconds are cut to what shows that everything works. */
  quick: boolean;
}

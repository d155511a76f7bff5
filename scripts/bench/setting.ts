import type { DatabaseUrls } from '#server/platform/db/roles.ts';
import type { SeededBusiness } from '../../prisma/seed/large.ts';
import type { Product } from '../lib/product.ts';
import type { Shutdown } from '../lib/shutdown.ts';

/** What every measurement needs. */
export interface Setting extends DatabaseUrls {
  shutdown: Shutdown;
  /** Temporary files of this run; removed at the end. */
  folder: string;
  /** Connection string of the cluster's administrator, for creating databases. */
  adminUrl: string;
  smtp: { url: string; received(): number };
  /** The server under test, on a database with this many cases. */
  product: Product;
  cases: number;
  people: SeededBusiness;
  /** Cuts rounds and seconds to what is needed to check that everything works. */
  quick: boolean;
}

/** Fills the database of the environment with the demo's business, for journeys that run on it. */
import { readEnv } from '#server/env.ts';
import { seedBusiness } from '../../prisma/seed/demo/business.ts';

await seedBusiness(readEnv(process.env));

import { industrySchema } from '../industries.ts';
import type { LinePlacing } from '../line.ts';

/** Business: liability and property are General insurance. The industry is a question of its own. */
export const businessPlacing: LinePlacing = {
  licences: [],
  industries: industrySchema.options.map((needs) => ({ needs, when: { question: 'industry', equals: needs } })),
};

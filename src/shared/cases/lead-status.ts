/** How far a request is, as coarse as the partner who sent it may know. */
import { z } from 'zod';
import type { CaseStatus } from './vocabulary.ts';

export const leadStatusSchema = z.enum(['received', 'with_broker', 'quoted', 'bound', 'closed']);
export type LeadStatus = z.infer<typeof leadStatusSchema>;

export const leadStatusOf: Record<CaseStatus, LeadStatus> = {
  new: 'received',
  offered: 'received',
  active: 'with_broker',
  waiting_client: 'with_broker',
  on_hold: 'with_broker',
  quoted: 'quoted',
  accepted: 'quoted',
  bound: 'bound',
  lost: 'closed',
  withdrawn: 'closed',
  duplicate: 'closed',
};

/** Roles, and the permission checks of screens and procedures. */
import { z } from 'zod';

export const roleSchema = z.enum(['client', 'broker', 'admin']);
export type Role = z.infer<typeof roleSchema>;

/** What someone does at a brokerage. Managers hand work over and see all of it; assistants help with the cases they are given. */
export const firmRoleSchema = z.enum(['manager', 'broker', 'assistant'], 'Choose what they do');
export type FirmRole = z.infer<typeof firmRoleSchema>;

/** Brokers work here; administrators have access too (spec §6). */
export function mayUseBrokerPortal(role: Role): boolean {
  return role === 'broker' || role === 'admin';
}

export function mayUseAdminArea(role: Role): boolean {
  return role === 'admin';
}

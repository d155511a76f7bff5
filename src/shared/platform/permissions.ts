/** Roles, and the permission checks of screens and procedures. */
import { z } from 'zod';

export const roleSchema = z.enum(['client', 'broker', 'admin']);
export type Role = z.infer<typeof roleSchema>;

/** Brokers work here; administrators have access too (spec §6). */
export function mayUseBrokerPortal(role: Role): boolean {
  return role === 'broker' || role === 'admin';
}

export function mayUseAdminArea(role: Role): boolean {
  return role === 'admin';
}

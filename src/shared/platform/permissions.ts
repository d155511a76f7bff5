/** Roles, and the questions a screen or a procedure may ask about them. */
import { z } from 'zod';

export const roleSchema = z.enum(['client', 'broker', 'admin']);
export type Role = z.infer<typeof roleSchema>;

/** Brokers work here; an admin may look in (spec §6). */
export function mayUseBrokerPortal(role: Role): boolean {
  return role === 'broker' || role === 'admin';
}

export function mayUseAdminArea(role: Role): boolean {
  return role === 'admin';
}

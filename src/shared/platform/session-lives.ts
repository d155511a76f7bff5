import { z } from 'zod';
import { defineSetting } from './settings.ts';

/** The longest a client's session may last, however often it is used: the privacy policy says so. */
export const CLIENT_MAX_DAYS = 30;
/** Clients stay signed in for this long without using the site (spec decision 7). */
export const CLIENT_IDLE_DAYS = 14;

const whole = (min: number, max: number, unit: string) => {
  const message = `Enter ${min} to ${max} ${unit}`;
  return z.int(message).min(min, message).max(max, message);
};

/** When a session expires without a sign-out. Nothing may outlast the clients' idle limit except their own absolute limit. */
export const sessionLivesSchema = z.object({
  staffIdleMinutes: whole(5, CLIENT_IDLE_DAYS * 24 * 60, 'minutes'),
  staffHours: whole(1, CLIENT_IDLE_DAYS * 24, 'hours'),
  clientDays: whole(1, CLIENT_MAX_DAYS, 'days'),
});
export type SessionLives = z.infer<typeof sessionLivesSchema>;

export const sessionLivesSetting = defineSetting('sessions', sessionLivesSchema, {
  staffIdleMinutes: 60,
  staffHours: 12,
  clientDays: 30,
});

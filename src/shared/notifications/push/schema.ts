/** Notifications on a device (Web Push): the browser’s own subscription, chosen on that device. */
import { z } from 'zod';
import { byRule } from '#shared/platform/issue-rules.ts';

const BROWSER_SAYS = 'Your browser’s address for notifications isn’t valid';
const KEY_SAYS = 'Your browser’s keys for notifications aren’t valid';

const base64url = (characters: number) =>
  z.string(KEY_SAYS).regex(new RegExp(`^[A-Za-z0-9_-]{${characters}}={0,2}$`), byRule('invalid_format', KEY_SAYS));

/** The address at which the browser’s push service takes messages for it. Secret: anyone who knows it can send to it. */
const endpointSchema = z.url({ protocol: /^https?$/, error: BROWSER_SAYS }).max(2000, BROWSER_SAYS);

/** RFC 8291: a point on P-256, uncompressed, and 16 random bytes. */
const pushKeysSchema = z.object({ p256dh: base64url(87), auth: base64url(22) }, KEY_SAYS);

export const turnOnPushInputSchema = z.object({ endpoint: endpointSchema, keys: pushKeysSchema });
export type TurnOnPushInput = z.infer<typeof turnOnPushInputSchema>;

export const pushDeviceInputSchema = z.object({ endpoint: endpointSchema });

/** The public half of the installation’s key, which the browser’s push service compares with the sender’s signature. */
export const pushKeySchema = z.object({ publicKey: z.string() });

/** Whether this browser gets notifications for the viewer. */
export const pushStateSchema = z.object({ on: z.boolean() });
export type PushState = z.infer<typeof pushStateSchema>;

/** What reaches the device: that there is news, never what it is. */
export type PushPayload = {
  title: string;
  body: string;
  /** The page of the portal that it leads to. */
  path: string;
  /** A later one with the same tag replaces it on the screen. */
  tag: string;
};

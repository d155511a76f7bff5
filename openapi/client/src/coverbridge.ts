/** The API of Coverbridge in types: `createClient` for calls, `verifyWebhook` for what is sent to you. */
import { type Client, type ClientSettings, clientOf } from './client.ts';
import type { components, paths, webhooks } from './schema.ts';
import { type ReceivedHeaders, verify, type WebhookChecks } from './webhook.ts';

export { ApiError, type Issue } from './api-error.ts';
export type { Page } from './calls.ts';
export type { ClientSettings } from './client.ts';
export { type ReceivedHeaders, type WebhookChecks, WebhookError } from './webhook.ts';
export type { components, paths };

/** The named schemas of the document, such as `Schemas['Lead']`. */
export type Schemas = components['schemas'];

export type CoverbridgeClient = Client<paths>;

type EventOf<Webhook> = Webhook extends {
  post: { requestBody?: { content: { 'application/json': infer Event } } };
}
  ? Event
  : never;
type Described = { [Type in keyof webhooks]: EventOf<webhooks[Type]> }[keyof webhooks];

/** Each webhook of the document, told apart by `type`. */
export type WebhookEvent = [Described] extends [never] ? { type: string; [field: string]: unknown } : Described;

/** @throws ApiError, from each call: refused, or not answered after all attempts */
export function createClient(settings: ClientSettings): CoverbridgeClient {
  return clientOf<paths>(settings);
}

/**
 * Verifies what arrived at your address, before anything in it is believed.
 * @param secrets `whsec_…`; two while one replaces the other
 * @param rawBody the bytes as they came: JSON that was parsed and written again has another signature
 * @throws WebhookError when a header is missing, the time is off, or no signature fits
 */
export function verifyWebhook(
  secrets: string | readonly string[],
  headers: ReceivedHeaders,
  rawBody: string | Uint8Array,
  checks?: WebhookChecks,
): Promise<WebhookEvent> {
  return verify<WebhookEvent>(secrets, headers, rawBody, checks);
}

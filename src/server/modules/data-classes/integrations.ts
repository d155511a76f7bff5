/** Other systems that send us requests or work on them. */
import { classesOf, withCase } from './classes.ts';

export const integrations = {
  ApiKeyDay: classesOf<'ApiKeyDay'>()({
    table: 'api_key_days',
    life: { hourly: '30 days after the day' },
    leads: {},
    kept: { key: ['key_id', 'day'], fact: ['requests', 'failures'] },
  }),
  ApiKey: classesOf<'ApiKey'>()({
    table: 'api_keys',
    life: { hourly: '400 days after it expired or was revoked' },
    leads: {},
    kept: {
      key: ['id', 'owner_id', 'partner_id', 'created_by_id', 'replaced_by_id', 'organization_id'],
      own: ['name', 'scopes', 'networks', 'origins'],
      proof: ['hash', 'last_four'],
      fact: ['kind', 'created_at', 'expires_at', 'warned_days', 'last_used_at', 'revoked_at', 'revoked_because'],
    },
  }),
  // What the partner knows the person by. The request itself is a case.
  PartnerLead: classesOf<'PartnerLead'>()({
    table: 'partner_leads',
    life: withCase,
    leads: { case: 'case_id = ANY(:ids)' },
    kept: { key: ['case_id', 'partner_id'], fact: ['created_at', 'updated_at'] },
    erased: { external_id: `'erased-' || case_id`, campaign: `'{}'` },
    // The campaign is the partner's own statistics, and says nothing about the person.
    mine: ['external_id', 'created_at'],
  }),
  IntegrationEvent: classesOf<'IntegrationEvent'>()({
    table: 'integration_events',
    life: { hourly: '30 days after what happened' },
    leads: {},
    kept: {
      key: ['id', 'case_id', 'subject_id', 'organization_id'],
      fact: ['entry', 'position', 'type', 'data', 'status', 'case_version', 'at', 'dispatched_at'],
    },
  }),
  IntegrationEventRecipient: classesOf<'IntegrationEventRecipient'>()({
    table: 'integration_event_recipients',
    life: { hourly: '30 days after what happened, with their event' },
    leads: {},
    kept: { key: ['event_id', 'recipient_id'], fact: ['position', 'parting'] },
  }),
  Partner: classesOf<'Partner'>()({
    table: 'partners',
    life: { grows: 'with every partner' },
    leads: {},
    kept: {
      key: ['id', 'organization_id'],
      own: ['slug', 'contact_email', 'lines', 'areas', 'daily_ceiling'],
      fact: ['paused_at', 'version', 'created_at'],
    },
  }),
  WebhookEndpoint: classesOf<'WebhookEndpoint'>()({
    table: 'webhook_endpoints',
    life: { grows: 'with every system that wants events, ten for each person or partner' },
    leads: {},
    kept: {
      key: ['id', 'owner_id', 'partner_id', 'key_id', 'organization_id'],
      own: ['url', 'description', 'types', 'sealed', 'former_until'],
      fact: ['status', 'disabled_because', 'status_at', 'failing_since', 'busy_until', 'version', 'created_at'],
    },
  }),
  WebhookDelivery: classesOf<'WebhookDelivery'>()({
    table: 'webhook_deliveries',
    life: { hourly: '30 days after the event, or once a recall was delivered or handled' },
    leads: {},
    kept: {
      key: ['id', 'endpoint_id', 'event_id', 'case_id'],
      // Ids, times and statuses, as the event.
      fact: [
        ...(['type', 'position', 'body', 'bytes', 'state', 'attempts'] as const),
        ...(['next_attempt_at', 'created_at', 'handled_at'] as const),
      ],
    },
  }),
  WebhookAttempt: classesOf<'WebhookAttempt'>()({
    table: 'webhook_attempts',
    life: { hourly: '30 days after the attempt' },
    leads: {},
    kept: {
      key: ['id', 'delivery_id'],
      fact: ['at', 'status', 'failure', 'milliseconds'],
      unlinked: ['answer'],
    },
  }),
};

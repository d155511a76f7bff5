/** Events as they are delivered, for the `webhooks` of the OpenAPI document: one for each type. */
import { type EventType, eventTypeSchema } from '#shared/events/schema.ts';
import { eventExamples } from '#shared/integrations/event-examples.ts';
import { eventSchema, eventScopes } from '#shared/integrations/events.ts';

const options = new Map(eventSchema.options.map((option) => [option.shape.type.value, option]));

const header = (name: string, description: string, example: string) => ({
  ...{ name, in: 'header', required: true, description, example },
  schema: { type: 'string', maxLength: 500 },
});

/** As Standard Webhooks names them. */
const headers = [
  header(
    'webhook-id',
    'The id of the event: the same whenever it is sent again',
    '01939a3c-5a00-7000-8000-000000000081',
  ),
  header(
    'webhook-timestamp',
    'When this attempt was made, in seconds since 1970. Refuse what is older than five minutes',
    '1795712821',
  ),
  header(
    'webhook-signature',
    'One signature or, while a secret is replaced, two: the HMAC-SHA256 of id, timestamp and body, joined by dots',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
];

function webhookOf(type: EventType) {
  const { id = '', description = '' } = options.get(type)?.meta() ?? {};
  return {
    post: {
      tags: ['events'],
      operationId: `webhook-${type.replaceAll(/[._]/g, '-')}`,
      summary: type,
      description: `${description} Needs ${eventScopes[type].join(', or for partners ')}.`,
      // Nothing of ours is asked for: the signature proves who sends.
      security: [],
      parameters: headers,
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: { $ref: `#/components/schemas/${id}` },
            example: eventExamples.byType[type],
          },
        },
      },
      responses: { '2XX': { description: 'You have it. Anything else means it is sent again' } },
    },
  };
}

export const eventWebhooks = Object.fromEntries(eventTypeSchema.options.map((type) => [type, webhookOf(type)]));

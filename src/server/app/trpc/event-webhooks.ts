/** Events as they are delivered, for the `webhooks` of the OpenAPI document: one for each type. */
import { type EventType, eventTypeSchema } from '#shared/events/schema.ts';
import { eventExamples } from '#shared/integrations/event-examples.ts';
import { eventSchema, eventScopes } from '#shared/integrations/events.ts';

const options = new Map(eventSchema.options.map((option) => [option.shape.type.value, option]));

function webhookOf(type: EventType) {
  const { id = '', description = '' } = options.get(type)?.meta() ?? {};
  return {
    post: {
      tags: ['events'],
      // Nobody signs in to you: a delivery proves itself by its signature.
      security: [],
      operationId: `webhook-${type.replaceAll(/[._]/g, '-')}`,
      summary: type,
      description: `${description} Needs ${eventScopes[type].join(', or for partners ')}.`,
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

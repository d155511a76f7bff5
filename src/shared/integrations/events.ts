/** Events as other systems get them: from `GET /api/events`, and delivered to their addresses. Ids and facts, no answers and no text. */
import { z } from 'zod';
import { leadStatusSchema } from '#shared/cases/lead-status.ts';
import { caseStatusSchema } from '#shared/cases/vocabulary.ts';
import { documentRequestStatusSchema, scanStateSchema } from '#shared/documents/schema.ts';
import { EVENT_DAYS, type EventType, eventTypeSchema } from '#shared/events/schema.ts';
import { dateTimeSchema } from '#shared/platform/fields.ts';
import { MAX_PAGE, pageFields } from '#shared/platform/pages.ts';
import type { Scope } from '#shared/platform/scopes.ts';

const idOf = (description: string) => z.uuid().meta({ description });

const caseInEventSchema = z
  .object({
    id: idOf('The id of the case, as in `/api/cases/{id}`'),
    number: z.string().meta({ description: 'The request number that people see, such as AB-2026-000123' }),
    status: caseStatusSchema.meta({ description: 'The status of the case when this happened' }),
    version: z.int().meta({ description: 'The version of the case when this happened' }),
  })
  .meta({ id: 'CaseInEvent', description: 'The case at that moment, for those who work on it' });

const leadInEventSchema = z
  .object({
    id: idOf('The id of the lead, as in `/api/leads/{id}`'),
    number: z.string().meta({ description: 'The request number that people see, such as AB-2026-000123' }),
    status: leadStatusSchema.meta({ description: 'The status of the lead when this happened' }),
  })
  .meta({ id: 'LeadInEvent', description: 'The request at that moment, for the partner who sent it' });

/** What every event has. */
const common = {
  id: idOf('The id of the event. An event that arrives twice has the same id'),
  at: dateTimeSchema.meta({ description: 'When it happened' }),
  case: caseInEventSchema
    .nullable()
    .meta({ description: 'The case at that moment, for those who work on it; null for partners' }),
  lead: leadInEventSchema
    .nullable()
    .meta({ description: 'The request at that moment, for the partner who sent it; null for everyone else' }),
  accessEnded: z.boolean().meta({
    description: 'True when you can’t read the case anymore since this happened, because it went to someone else',
  }),
};

/** @param what happened, in a sentence */
function eventOf<const Type extends EventType, Facts extends z.ZodRawShape>(type: Type, what: string, facts: Facts) {
  const name = type.replaceAll(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return z
    .object({ type: z.literal(type).meta({ description: what }), ...common, ...facts })
    .meta({ id: `${name}Event`, description: what });
}

/** In the order of `eventTypeSchema`. */
export const eventSchema = z
  .discriminatedUnion('type', [
    eventOf('lead.created', 'A request for a quote came in.', {}),
    eventOf('case.offered', 'A case was offered to a broker.', {}),
    eventOf('case.accepted', 'A broker took on a case.', {
      packet: z.string().nullable().meta({
        description: 'The address of the whole case for your own system; null for partners',
        format: 'uri-reference',
      }),
    }),
    eventOf('case.status_changed', 'The status of a case changed in any other way.', {}),
    eventOf('case.reassigned', 'A case went to another broker, or back to the search for one.', {}),
    eventOf('case.merged', 'A case was merged into another one of the same person.', {
      into: z
        .object({ id: idOf('The id of that case') })
        .nullable()
        .meta({ description: 'The case it continues in; null for partners' }),
    }),
    eventOf('message.created', 'Someone wrote in the conversation of a case. Internal notes have no event.', {
      message: z
        .object({
          number: z.int().meta({ description: 'Its number in the conversation, the `seq` of the message' }),
          from: z.string().meta({ description: 'The role of who wrote it: `client`, `broker`, `admin` or `system`' }),
        })
        .meta({ description: 'Which message. Its text is in the conversation' }),
    }),
    eventOf('document.added', 'A document, or a new version of one, was added to a case.', {
      document: z
        .object({
          id: idOf('The id of the document'),
          version: z.int().meta({ description: 'The number of the version, from 1' }),
        })
        .meta({ description: 'Which document' }),
    }),
    eventOf('document.scanned', 'A document was checked for harmful content.', {
      document: z
        .object({
          id: idOf('The id of the document'),
          result: scanStateSchema.exclude(['pending']).meta({
            description: '`clean`, `infected`, or `skipped` where nothing scans. An infected document can’t be opened',
          }),
        })
        .meta({ description: 'Which document, and what was found' }),
    }),
    eventOf('document_request.changed', 'A document was asked for, sent, accepted or sent back.', {
      documentRequest: z
        .object({
          id: idOf('The id of the document request'),
          status: documentRequestStatusSchema.meta({ description: 'Its status since then' }),
        })
        .meta({ description: 'Which request for a document' }),
    }),
    eventOf('option.published', 'A broker published options to the client.', {
      options: z
        .object({ count: z.int().meta({ description: 'How many were published together' }) })
        .meta({ description: 'The options are read from the case' }),
    }),
    eventOf('option.accepted', 'The client chose an option. There is no coverage until the insurer confirms it.', {
      option: z.object({ id: idOf('The id of the option') }).meta({ description: 'Which option' }),
    }),
    eventOf('callback.planned', 'A call with the client was planned, or moved to another time.', {
      callback: z
        .object({ id: idOf('The id of the call') })
        .meta({ description: 'Which call. Its time is in the list of calls of the case' }),
    }),
    eventOf('consent.withdrawn', 'A person withdrew a consent. Stop using what it covers, and pass that on.', {
      purpose: z.string().meta({
        description:
          'Which consent: `contact`, `share`, or `imported_contact` for one that another system had recorded',
      }),
    }),
    eventOf('person.erased', 'The person behind a case was erased. Delete what you have of them, and pass that on.', {
      person: z
        .object({ id: idOf('The id of the client') })
        .nullable()
        .meta({ description: 'The client’s account; null when they had none, and for partners' }),
    }),
  ])
  .meta({ id: 'Event', description: 'Something that happened. Each type adds its own facts' });
export type PublishedEvent = z.infer<typeof eventSchema>;

const followed: readonly Scope[] = ['cases:read', 'leads:read'];

/** A key with one of these scopes sees events of the type. */
export const eventScopes: Record<EventType, readonly Scope[]> = {
  'lead.created': followed,
  'case.offered': followed,
  'case.accepted': followed,
  'case.status_changed': followed,
  'case.reassigned': followed,
  'case.merged': followed,
  'message.created': ['messages:read'],
  'document.added': ['documents:read'],
  'document.scanned': ['documents:read'],
  'document_request.changed': ['documents:read'],
  'option.published': ['cases:read'],
  'option.accepted': ['cases:read'],
  'callback.planned': ['cases:read'],
  'consent.withdrawn': followed,
  'person.erased': followed,
};

/** The scopes of which a key needs one to list events. */
export const eventListScopes = ['cases:read', 'leads:read', 'messages:read', 'documents:read'] as const;

const AFTER = 'Use `resumeAfter` or `nextCursor` exactly as returned';

export const listEventsInputSchema = z.object({
  after: z
    .string(AFTER)
    .max(200, AFTER)
    .optional()
    .meta({
      description: `The \`resumeAfter\` of your last call, at most ${EVENT_DAYS} days old. Without it the list begins ${EVENT_DAYS} days ago`,
    }),
  limit: pageFields.limit,
  types: z
    .array(eventTypeSchema, 'Choose types of events')
    .min(1, 'Choose at least one type of event')
    .max(eventTypeSchema.options.length, 'Choose each type once')
    .optional()
    .meta({ description: 'Only events of these types; repeat it for several' }),
});
export type ListEventsInput = z.output<typeof listEventsInputSchema>;

export const eventPageSchema = z
  .object({
    items: z.array(eventSchema).max(MAX_PAGE),
    nextCursor: z
      .string()
      .nullable()
      .meta({ description: 'Send this as `after` for the next page; null when there is nothing more for now' }),
    resumeAfter: z.string().meta({
      description: 'Keep this, and send it as `after` the next time you ask: you get everything that came since',
    }),
  })
  .meta({ id: 'EventPage', description: 'Events in their order, and where to go on' });
export type EventPage = z.infer<typeof eventPageSchema>;

/** The packet: a whole case in one document, for a broker’s own system. Every field says what it is; `docs/packet-mapping.md` lists them. */
import { z } from 'zod';
import { participantRoleSchema } from '#shared/cases/participants/schema.ts';
import { quoteOptionSchema } from '#shared/cases/views.ts';
import {
  caseEventTypeSchema,
  casePrioritySchema,
  caseStageSchema,
  caseStatusSchema,
} from '#shared/cases/vocabulary.ts';
import { consentChannelSchema } from '#shared/consents/schema.ts';
import { documentRequestStatusSchema, scanStateSchema } from '#shared/documents/schema.ts';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { JURISDICTION } from '#shared/lines/codes.ts';
import { premiumTermSchema } from '#shared/lines/coverages/schema.ts';
import { documentCategorySchema } from '#shared/lines/document-categories.ts';
import { questionSetSchema } from '#shared/lines/question-sets.ts';
import { dateTimeSchema } from '#shared/platform/fields.ts';
import { documentMediaTypeSchema } from '#shared/platform/file-types.ts';

/** Rises when a field changes its meaning or goes. New fields don't change it. */
export const PACKET_VERSION = 1;

const says = <Schema extends z.ZodType>(schema: Schema, description: string) => schema.meta({ description });
const moment = (description: string) => dateTimeSchema.meta({ format: 'date-time', description });
const day = (description: string) => z.string().meta({ format: 'date', description });
const words = (description: string) => says(z.string(), description);
const cents = (description: string) => says(z.int().nullable(), description);

const addressSchema = z.object({ street: z.string(), unit: z.string().optional(), city: z.string() });

export const packetAnswerSchema = z
  .object({
    code: words('The question’s code, as in `docs/question-codes.md`'),
    path: words('Its place in the answers, with the row of a group: `vehicles.0.year`'),
    section: words('The part of the form, or the row: “Vehicle 2”'),
    label: words('The question as it was asked'),
    value: says(
      z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), addressSchema]),
      'The raw value. `__unknown` is “Not sure”, and `__tell_broker` is “I’ll tell the broker”',
    ),
    unit: says(z.string().nullable(), 'The unit of a number. Money is in Canadian cents'),
    words: words('The answer in words'),
  })
  .meta({ id: 'PacketAnswer', description: 'An answer that isn’t sensitive' });
export type PacketAnswer = z.infer<typeof packetAnswerSchema>;

const brokerSchema = z.object({
  name: words('The broker who works on it'),
  firm: says(z.string().nullable(), 'The brokerage'),
  licenceNumber: says(z.string().nullable(), 'The number of their Alberta licence'),
});

const boundSchema = z.object({
  insurer: words('The insurance company'),
  policyNumber: words('The policy number'),
  effectiveOn: day('The effective date'),
  expiresOn: day('The expiry date'),
});

export const packetCaseSchema = z
  .object({
    id: says(z.uuid(), 'Its id in the addresses of this API'),
    number: words('As people quote it: `AB-2026-000123`'),
    externalReference: says(z.string().nullable(), 'The number of the case in the broker’s own system'),
    title: words('What it is about'),
    status: says(caseStatusSchema, 'Whose turn it is'),
    stage: says(caseStageSchema, 'How far along it is'),
    priority: says(casePrioritySchema, 'The priority for staff'),
    source: words('Where the request came from'),
    createdAt: moment('When the request was received'),
    closedAt: dateTimeSchema
      .nullable()
      .meta({ format: 'date-time', description: 'When it was bound, closed, withdrawn or merged' }),
    broker: says(brokerSchema.nullable(), 'Null until a broker works on it'),
    bound: says(boundSchema.nullable(), 'The policy, once the broker has confirmed it with the insurer'),
  })
  .meta({ id: 'PacketCase', description: 'The facts of the case' });

export const packetContactSchema = z
  .object({
    name: words('The client’s name'),
    email: words('Their email address'),
    phone: words('Their phone number, as they wrote it'),
    language: words('Their language, as a BCP 47 tag'),
    postalCode: says(z.string().nullable(), 'The postal code of the request'),
    answers: says(z.array(packetAnswerSchema), 'How and when they would like to be reached'),
    participants: says(
      z.array(
        z.object({ name: words('The name of the person'), role: says(participantRoleSchema, 'Their part in it') }),
      ),
      'Who joined the request: people who apply too, or help',
    ),
  })
  .meta({ id: 'PacketContact', description: 'Who asks for insurance' });

export const packetRiskSchema = z
  .object({
    line: says(caseTypeSchema, 'The line of insurance. New ones may be added'),
    jurisdiction: says(z.literal(JURISDICTION), 'Whose questions these are: Alberta’s'),
    questionnaireVersion: says(z.int(), 'The version of the questionnaire'),
    questionSet: says(questionSetSchema.nullable(), 'Which questions were answered'),
    answers: says(z.array(packetAnswerSchema), 'The answers about the risk, in the order they were asked'),
  })
  .meta({ id: 'PacketRisk', description: 'What is to be insured' });

export const packetOptionSchema = z
  .object({
    id: says(z.uuid(), 'Identifies it in this API'),
    round: says(z.int(), 'Options are published in rounds. The last one replaces those before'),
    status: says(quoteOptionSchema.shape.status, 'What became of it'),
    insurer: words('The insurance company'),
    premiumCents: says(z.int(), 'The premium for the term, in Canadian cents'),
    term: says(premiumTermSchema, 'What the premium pays for'),
    coverages: says(
      z.array(
        z.object({
          code: says(z.string().nullable(), 'Our code of the coverage. Null for the broker’s own wording'),
          name: words('The coverage'),
          limitCents: cents('The limit in Canadian cents'),
          deductibleCents: cents('The deductible in Canadian cents'),
          note: says(z.string().nullable(), 'What isn’t an amount'),
        }),
      ),
      'What it covers',
    ),
    exclusions: says(z.string().nullable(), 'What it doesn’t cover'),
    note: says(z.string().nullable(), 'The broker’s note to the client'),
    validUntil: day('The last day on which it can be accepted'),
    publishedAt: moment('When the client got it'),
  })
  .meta({ id: 'PacketOption', description: 'One insurer’s option, entered by the broker. An option isn’t coverage' });

const versionSchema = z.object({
  id: says(z.uuid(), 'The id of this file'),
  number: says(z.int(), 'Its number among the versions of the document'),
  fileName: words('The name of the file'),
  mediaType: says(documentMediaTypeSchema, 'Its media type'),
  size: says(z.int(), 'Its size in bytes'),
  sha256: words('The SHA-256 of its content, in hexadecimal digits'),
  scanState: says(scanStateSchema, 'What the virus scan found'),
  createdAt: moment('When it was uploaded'),
  contentUrl: says(z.string().nullable(), 'Where to download it. Null when it’s deleted, quarantined or being scanned'),
});

export const packetDocumentSchema = z
  .object({
    id: says(z.uuid(), 'Identifies it in this API'),
    title: words('The title people see'),
    category: says(documentCategorySchema, 'What kind of document it is'),
    staffOnly: says(z.boolean(), 'Hidden from the client'),
    uploadedBy: words('Who uploaded it'),
    deletedAt: dateTimeSchema.nullable().meta({ format: 'date-time', description: 'When it was deleted' }),
    versions: says(z.array(versionSchema), 'Its files, newest first'),
  })
  .meta({ id: 'PacketDocument', description: 'A document of the case, without its content' });

export const packetRequestSchema = z
  .object({
    id: says(z.uuid(), 'Identifies it in this API'),
    title: words('What was requested'),
    category: says(documentCategorySchema, 'What kind of document it is'),
    status: says(documentRequestStatusSchema, 'How far along it is'),
    dueOn: z.string().nullable().meta({ format: 'date', description: 'The day it’s due' }),
  })
  .meta({ id: 'PacketDocumentRequest', description: 'A document that the client was asked for' });

export const packetConsentSchema = z
  .object({
    seq: says(z.int(), 'Its number in the consent ledger'),
    purpose: words('What it permits'),
    version: says(z.int(), 'The version of its words'),
    given: says(z.boolean(), 'True for a consent, false for its withdrawal'),
    wordsSha256: words('The SHA-256 of the exact words, in UTF-8. `/api/consent-texts` has those in force'),
    recordSha256: words('The hash of the ledger’s record'),
    at: moment('When it was given or withdrawn'),
    channel: says(consentChannelSchema, 'Where it was given or withdrawn. New ones may be added'),
    recordedBy: says(z.string().nullable(), 'The partner that recorded it on its own page. Otherwise null'),
  })
  .meta({ id: 'PacketConsent', description: 'A consent, or its withdrawal. Check it before you contact the client' });

export const packetEventSchema = z
  .object({
    seq: says(z.int(), 'Its place in the case'),
    type: says(caseEventTypeSchema, 'What happened. New ones may be added'),
    words: words('The same in words'),
    actorName: words('The name of the person who did it'),
    actorRole: words('The role of that person'),
    staffOnly: says(z.boolean(), 'Hidden from the client'),
    at: moment('When it happened'),
  })
  .meta({
    id: 'PacketEvent',
    description: 'Something that happened, without messages, reasons and other text people wrote',
  });

export const packetOmissionSchema = z
  .object({
    code: words('The question’s code'),
    label: words('The question'),
    why: words('Why its answer isn’t here'),
  })
  .meta({
    id: 'PacketOmission',
    description: 'A sensitive question that this request may have been asked, whether or not it was answered',
  });

export const packetSchema = z
  .object({
    schemaVersion: says(
      z.literal(PACKET_VERSION),
      'Rises when a field changes its meaning or goes. New fields don’t change it, so ignore those you don’t know',
    ),
    madeAt: moment('When this packet was made'),
    madeFor: words('Who it was made for'),
    notice: words('What we are, and what we aren’t'),
    case: packetCaseSchema,
    contact: packetContactSchema,
    risk: packetRiskSchema,
    coverages: says(z.array(packetAnswerSchema), 'What the client asked the insurance to be'),
    options: says(z.array(packetOptionSchema), 'The options, newest round first'),
    documents: says(z.array(packetDocumentSchema), 'The documents, newest first'),
    documentRequests: says(z.array(packetRequestSchema), 'What the client was asked to upload'),
    consents: says(z.array(packetConsentSchema), 'The consents and withdrawals, in the order of the ledger'),
    timeline: says(z.array(packetEventSchema), 'What happened, oldest first'),
    earlierEvents: says(z.int(), 'How many events before those listed are left out'),
    omitted: says(z.array(packetOmissionSchema), 'Questions whose answers are never in a packet'),
  })
  .meta({ id: 'Packet', description: 'A whole case for a broker’s own system, without sensitive answers' });
export type Packet = z.infer<typeof packetSchema>;

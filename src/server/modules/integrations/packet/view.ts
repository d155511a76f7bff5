/** From the facts of a case to its packet. */
import { createHash } from 'node:crypto';
import { actedAs, caseNumber } from '#server/modules/cases/summary/queries.ts';
import { recorderOf } from '#server/modules/consents/records/queries.ts';
import { eventLabels } from '#shared/cases/labels.ts';
import type { CaseEventType } from '#shared/cases/vocabulary.ts';
import type { ConsentChannel } from '#shared/consents/schema.ts';
import { documentContentPath } from '#shared/documents/schema.ts';
import { PACKET_VERSION, type Packet, type PacketAnswer } from '#shared/integrations/packet.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { JURISDICTION } from '#shared/lines/codes.ts';
import { findStandardCoverage } from '#shared/lines/coverages/rows.ts';
import { coverageSchema, premiumTermSchema } from '#shared/lines/coverages/schema.ts';
import { shownAddress } from '#shared/platform/placeholder-address.ts';
import type { SiteProfile } from '#shared/platform/site.ts';
import type { PacketFacts } from './queries.ts';

interface Made {
  site: SiteProfile;
  by: string;
  at: Date;
}

/** A `@db.Date` is returned as midnight UTC. */
const isoDay = (date: Date) => date.toISOString().slice(0, 10);
const moment = (date: Date | null) => date?.toISOString() ?? null;
const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
/** Questionnaires ask for nothing else: the answers were checked when they were sent. */
const answersOf = (answers: PacketFacts['answers']['risk']) => answers as PacketAnswer[];

/** What the contact of the packet has already. */
const CONTACT_FACTS = new Set(['fullName', 'email', 'phone', 'language']);

function caseOf({ row }: PacketFacts, site: SiteProfile): Packet['case'] {
  const { broker, boundInsurer: insurer, policyNumber, policyEffectiveOn, policyExpiresOn } = row;
  const { id, externalReference, title, status, stage, priority, source } = row;
  return {
    ...{ id, externalReference, title, status, stage, priority, source },
    number: caseNumber(row, site),
    createdAt: row.createdAt.toISOString(),
    closedAt: moment(row.closedAt),
    broker: broker && {
      name: broker.fullName,
      firm: broker.brokerProfile?.firm ?? null,
      licenceNumber: broker.brokerProfile?.licenceNumber ?? null,
    },
    bound:
      insurer && policyNumber && policyEffectiveOn && policyExpiresOn
        ? { insurer, policyNumber, effectiveOn: isoDay(policyEffectiveOn), expiresOn: isoDay(policyExpiresOn) }
        : null,
  };
}

function contactOf({ row, answers, participants }: PacketFacts): Packet['contact'] {
  return {
    name: row.contactName,
    email: shownAddress(row.contactEmail),
    phone: row.contactPhone,
    language: row.language,
    postalCode: row.postalCode,
    answers: answersOf(answers.contact).filter(({ path }) => !CONTACT_FACTS.has(path)),
    participants: participants.filter(({ status }) => status === 'joined').map(({ name, role }) => ({ name, role })),
  };
}

function optionOf(type: CaseType, option: PacketFacts['options'][number]): Packet['options'][number] {
  const { coverages, validUntil, createdAt, term, ...facts } = option;
  return {
    ...facts,
    term: premiumTermSchema.parse(term),
    coverages: coverageSchema
      .array()
      .parse(coverages)
      .map(({ name, limitCents, deductibleCents, note }) => ({
        code: findStandardCoverage(type, name)?.code ?? null,
        ...{ name, limitCents, deductibleCents },
        note: note || null,
      })),
    validUntil: isoDay(validUntil),
    publishedAt: createdAt.toISOString(),
  };
}

function documentOf(document: PacketFacts['documents'][number], site: SiteProfile): Packet['documents'][number] {
  const { id, title, category, staffOnly, uploadedByName, deleted, versions } = document;
  return {
    ...{ id, title, category, staffOnly },
    uploadedBy: uploadedByName,
    deletedAt: deleted?.at ?? null,
    // How a picture is turned is the portal’s: the bytes are the file’s own.
    versions: versions.map(({ available, rotation: _rotation, ...version }) => ({
      ...version,
      contentUrl: available && !deleted ? new URL(documentContentPath(version.id), site.url).href : null,
    })),
  };
}

function consentOf(row: PacketFacts['consents'][number]): Packet['consents'][number] {
  const { seq, purpose, version, given, digest, at, text } = row;
  const channel = row.channel as ConsentChannel;
  return {
    ...{ seq, purpose, version, given, channel },
    wordsSha256: sha256(text.text),
    recordSha256: digest,
    at: at.toISOString(),
    recordedBy: channel === 'partner' ? recorderOf(row) : null,
  };
}

/** Without the detail of an event: it may be a reason or a note that someone wrote. */
function eventOf(event: PacketFacts['events'][number]): Packet['timeline'][number] {
  const type = event.type as CaseEventType;
  return {
    seq: event.seq,
    type,
    words: eventLabels[type],
    actorName: actedAs(event.actorName, event.data),
    actorRole: event.actorRole,
    staffOnly: event.visibility === 'staff',
    at: event.at.toISOString(),
  };
}

/** The whole packet. */
export function packetOf(facts: PacketFacts, { site, by, at }: Made): Packet {
  const { row, answers, options, documents, requests, consents, events } = facts;
  const line = row.type as CaseType;
  return {
    schemaVersion: PACKET_VERSION,
    madeAt: at.toISOString(),
    madeFor: by,
    notice: site.legalNotice,
    case: caseOf(facts, site),
    contact: contactOf(facts),
    risk: {
      line,
      jurisdiction: JURISDICTION,
      questionnaireVersion: answers.version,
      questionSet: answers.set,
      answers: answersOf(answers.risk),
    },
    coverages: answersOf(answers.coverages),
    options: options.map((option) => optionOf(line, option)),
    documents: documents.map((document) => documentOf(document, site)),
    documentRequests: requests.map(({ id, title, category, status, dueOn }) => ({
      id,
      title,
      category,
      status,
      dueOn,
    })),
    consents: consents.map(consentOf),
    timeline: events.map(eventOf),
    earlierEvents: Math.max(0, (row.state?.eventSeq ?? 0) - events.length),
    omitted: answers.withheld,
  };
}

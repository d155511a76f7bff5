/** The facts of a packet, as staff of the case may see them. Sensitive answers are never read for it. */
import { getCodedAnswers } from '#server/modules/cases/answers/queries.ts';
import { refusalOf } from '#server/modules/cases/commands.ts';
import { findParticipants } from '#server/modules/cases/participants/queries.ts';
import { getPersonRelation } from '#server/modules/cases/queries.ts';
import { caseNumber, eventSelect } from '#server/modules/cases/summary/queries.ts';
import { consentSelect } from '#server/modules/consents/records/queries.ts';
import { getDocuments } from '#server/modules/documents/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { Services } from '#server/platform/services.ts';
import type { PacketFormat } from '#shared/case-views/case-file.ts';
import { applyEvent } from '#shared/cases/rules.ts';
import type { Relation } from '#shared/cases/views.ts';
import type { PacketFile } from './adapters/adapter.ts';
import { adapters } from './adapters/registry.ts';

/** Far more than a case has; the packet gives the number of events beyond it. */
const TIMELINE_MAX = 2_000;
const OPTIONS_MAX = 200;
const CONSENTS_MAX = 100;

const caseSelect = {
  id: true,
  serial: true,
  type: true,
  title: true,
  status: true,
  stage: true,
  priority: true,
  contactName: true,
  contactEmail: true,
  contactPhone: true,
  postalCode: true,
  language: true,
  source: true,
  externalReference: true,
  createdAt: true,
  closedAt: true,
  boundInsurer: true,
  policyNumber: true,
  policyEffectiveOn: true,
  policyExpiresOn: true,
  state: { select: { eventSeq: true } },
  broker: { select: { fullName: true, brokerProfile: { select: { firm: true, licenceNumber: true } } } },
} satisfies Prisma.CaseSelect;

const optionSelect = {
  id: true,
  round: true,
  status: true,
  insurer: true,
  premiumCents: true,
  term: true,
  coverages: true,
  exclusions: true,
  note: true,
  validUntil: true,
  createdAt: true,
} satisfies Prisma.QuoteOptionSelect;

/** Without a person's name: it is stored in a downloads folder that others can see. */
export function packetFileName(number: string, format: PacketFormat): string {
  return `packet-${number}.${adapters[format].ending}`;
}

/**
 * The name and the media type of a packet, for the people who may have it. Makes none and records nothing.
 * @throws {AppError} NOT_FOUND without a part in the case; FORBIDDEN for the client's side
 */
export async function describePacket(
  { db, env, now }: Services,
  viewer: Viewer,
  caseId: string,
  format: PacketFormat,
): Promise<Omit<PacketFile, 'bytes'>> {
  const relation = await getPersonRelation(db, viewer, caseId, now());
  const select = { serial: true, createdAt: true, status: true, stage: true } as const;
  const row = await db.case.findUniqueOrThrow({ where: { id: caseId }, select });
  const outcome = applyEvent(row, 'file_exported', relation);
  if ('refused' in outcome) throw refusalOf(outcome);
  const { mediaType } = adapters[format];
  return { fileName: packetFileName(caseNumber(row, env.site), format), mediaType };
}

/** The caller has checked that the viewer may have them. */
export async function getPacketFacts(services: Services, viewer: Viewer, caseId: string, relation: Relation) {
  const { db } = services;
  const [row, answers, { participants }, options, { documents, requests }, events, consents] = await Promise.all([
    db.case.findUniqueOrThrow({ where: { id: caseId }, select: caseSelect }),
    getCodedAnswers(services, caseId, relation),
    findParticipants(services, viewer, caseId),
    db.quoteOption.findMany({
      where: { caseId },
      orderBy: [{ round: 'desc' }, { position: 'asc' }],
      take: OPTIONS_MAX,
      select: optionSelect,
    }),
    getDocuments(services, viewer, caseId),
    db.caseEvent.findMany({
      where: { caseId },
      orderBy: { seq: 'desc' },
      take: TIMELINE_MAX,
      select: eventSelect,
    }),
    db.consentRecord.findMany({
      where: { caseId },
      orderBy: { seq: 'asc' },
      take: CONSENTS_MAX,
      select: { ...consentSelect, digest: true },
    }),
  ]);
  return { row, answers, participants, options, documents, requests, events: events.reverse(), consents };
}
export type PacketFacts = Awaited<ReturnType<typeof getPacketFacts>>;

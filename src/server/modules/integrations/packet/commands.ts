/** Handing a case to its broker's own system: checked, recorded, and only then made. */
import { recordCopy } from '#server/modules/case-views/file/commands.ts';
import { noteReads, readerOf } from '#server/modules/cases/participants/reads/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { countedAs, limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import type { PacketFormat } from '#shared/case-views/case-file.ts';
import type { PacketFile } from './adapters/adapter.ts';
import { adapters } from './adapters/registry.ts';
import { getPacketFacts, packetFileName } from './queries.ts';
import { packetOf } from './view.ts';

/**
 * The packet of a case for the assigned broker or an administrator; each copy is recorded in the history, and an administrator's also in
 * the audit.
 * @throws {AppError} NOT_FOUND without a part in the case; FORBIDDEN for the client's side; TOO_MANY_REQUESTS
 */
export async function exportPacket(
  services: Services,
  viewer: Viewer,
  caseId: string,
  format: PacketFormat,
): Promise<PacketFile> {
  const { env, limiter } = services;
  const { words, mediaType, write } = adapters[format];
  const at = services.now();
  await limiter.consume(limits.casePacket, countedAs(viewer));
  const relation = await recordCopy(services, viewer, { caseId, at, as: words });
  await noteReads(services, readerOf(viewer), [caseId], 'packet');
  const facts = await getPacketFacts(services, viewer, caseId, relation);
  const packet = packetOf(facts, { site: env.site, by: viewer.fullName, at });
  return { fileName: packetFileName(packet.case.number, format), mediaType, bytes: write(packet) };
}

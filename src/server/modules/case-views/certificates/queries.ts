/** The certificate of a case’s consents, for the people who may have it. */
import { getPersonRelation } from '#server/modules/cases/queries.ts';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import { makeCertificate } from '#server/modules/consents/certificates/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { countedAs, limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import type { Relation } from '#shared/cases/views.ts';
import type { Certificate, CertificateContent } from '#shared/consents/certificates/schema.ts';

type IssuedTo = CertificateContent['issuedTo'];

const holders: Partial<Record<Relation, IssuedTo>> = {
  client: 'client',
  assigned_broker: 'broker',
  admin: 'administrator',
};

/** The certificate of one case. The caller has checked that it may be had. */
export async function certificateOf(services: Services, caseId: string, issuedTo: IssuedTo): Promise<Certificate> {
  const row = await services.db.case.findUniqueOrThrow({
    where: { id: caseId },
    select: { serial: true, createdAt: true },
  });
  return makeCertificate(services, { caseId, number: caseNumber(row, services.env.site), issuedTo });
}

/**
 * The certificate for the client, the assigned broker or an administrator.
 * @throws {AppError} NOT_FOUND without a part in the case or without consents; FORBIDDEN for a guest; TOO_MANY_REQUESTS
 */
export async function getCaseCertificate(services: Services, viewer: Viewer, caseId: string): Promise<Certificate> {
  await services.limiter.consume(limits.consentCertificate, countedAs(viewer));
  const issuedTo = holders[await getPersonRelation(services.db, viewer, caseId, services.now())];
  if (!issuedTo)
    throw new AppError({ code: 'FORBIDDEN', message: 'Only the person who agreed can download the proof of it.' });
  return certificateOf(services, caseId, issuedTo);
}

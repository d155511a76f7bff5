/** Who gets what from a procedure, as one status for each of six people: all of "who may do what" is the rows of this folder. */

import type { CaseStatus } from '#shared/cases/vocabulary.ts';

export const actors = ['visitor', 'otherClient', 'otherBroker', 'broker', 'client', 'admin'] as const;
export type Actor = (typeof actors)[number];

export type Access = readonly [
  visitor: number,
  otherClient: number,
  /** Licensed for the same, without access to the case. */
  otherBroker: number,
  /** The case's broker: assigned, or offered it. */
  broker: number,
  /** The case's client. */
  client: number,
  admin: number,
];

export const everybody: Access = [200, 200, 200, 200, 200, 200];
/** Nobody with a session: only the key of a partner. */
export const keyOnly: Access = [401, 401, 401, 401, 401, 401];
export const unknownLink: Access = [404, 404, 404, 404, 404, 404];
export const partOfIt: Access = [401, 404, 404, 200, 200, 200];
export const refusedInput: Access = [401, 400, 400, 400, 400, 400];
export const withoutSecondFactor: Access = [401, 409, 409, 409, 409, 409];
export const signedIn: Access = [401, 200, 200, 200, 200, 200];
export const adminOnly: Access = [401, 403, 403, 403, 403, 200];
/** Calls by those who work on the case, and administrators. */
export const workedOn: Access = [401, 403, 404, 200, 403, 200];
export const staffOnly: Access = [401, 403, 200, 200, 403, 200];
/** Only the broker who works on the case: an administrator may not do it for them. */
export const caseBroker: Access = [401, 403, 404, 200, 403, 403];
/** What the broker of the case keeps to themselves until it is sent. */
export const caseBrokerAlone: Access = [401, 403, 404, 200, 403, 404];
/** Only the client of the case. */
export const caseClient: Access = [401, 404, 404, 403, 200, 403];

/** The case a call is about, and the broker who works on it. */
export interface World {
  caseId: string;
  brokerId: string;
}

/** A valid call of a procedure that needs a session and takes input. */
export interface CaseCall {
  procedure: string;
  access: Access;
  as: 'client' | 'broker' | 'admin';
  /** The status of the case in which the call is valid. */
  status: CaseStatus;
  input: Record<string, unknown>;
}

/** Of a list of anything ordered by time and id. */
export const CURSOR = Buffer.from('2026-11-21T12:00:00.000Z|0194a3c0-0000-7000-8000-000000000002').toString(
  'base64url',
);

/** Of a list ordered by a number. */
export const NUMBER_CURSOR = Buffer.from('10').toString('base64url');

export function row(
  as: CaseCall['as'],
  status: CaseStatus,
  procedure: string,
  access: Access,
  input: CaseCall['input'],
): CaseCall {
  return { as, status, procedure, access, input };
}

/** A call of an administrator, for which the status of the case does not matter. */
export function adminRow(procedure: string, access: Access, input: CaseCall['input']): CaseCall {
  return row('admin', 'active', procedure, access, input);
}

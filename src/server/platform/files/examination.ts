/** The messages between the server and an examination process. Both sides import this file. */

import type { EmailReading } from '#server/platform/email/reading/read-email.ts';
import type { ErrorCode, RuledIssue } from '#shared/platform/errors.ts';
import type { Examined } from './examine.ts';
import type { FileContent } from './list-file.ts';
import type { ReadPaper } from './reading/words.ts';
import type { StagedSource } from './staging.ts';

/** By kind: the task and its result. */
export type Examinations = {
  /** A staged upload. The process decrypts it itself, with the key of this single upload. */
  document: { task: StagedSource & { fileName: string }; result: Examined };
  /** A list of cases for an import, as its bytes. */
  list: { task: { bytes: Uint8Array }; result: FileContent };
  /** A policy, card or letter whose words are read, as its bytes: it is never stored. */
  paper: { task: { bytes: Uint8Array }; result: ReadPaper };
  /** An email that somebody sent us, as its bytes. */
  email: { task: { bytes: Uint8Array }; result: EmailReading };
};
export type ExaminationKind = keyof Examinations;

export type Request = { [Kind in ExaminationKind]: { kind: Kind } & Examinations[Kind]['task'] }[ExaminationKind];
export type Reply =
  | { state: 'ready' }
  | { state: 'done'; result: Examinations[ExaminationKind]['result'] }
  /** The file is refused: an AppError, serialized for the other process. */
  | { state: 'refused'; code: ErrorCode; message: string; issues: RuledIssue[] | undefined }
  | { state: 'failed'; reason: string };

/** The limits of one examination. */
export type ExaminationLimits = {
  /** Megabytes of resident memory of the process, buffers included. */
  memoryMegabytes: number;
  /** Seconds of processor time. */
  cpuSeconds: number;
  /** Seconds of wall-clock time, however busy the machine is. */
  wallSeconds: number;
};

export const examinationLimits: ExaminationLimits = { memoryMegabytes: 384, cpuSeconds: 10, wallSeconds: 90 };

/** Recognizing the text of four scanned pages takes about ten seconds of processor time and 300 MB; hostile pictures take more. */
export const readingLimits: ExaminationLimits = { memoryMegabytes: 768, cpuSeconds: 45, wallSeconds: 75 };

/** The simulated broker and client of the sandbox: each step is the command behind a button of the product, done by a job. */
import { setTimeout as sleep } from 'node:timers/promises';
import { acceptOffer } from '#server/modules/assignment/offers/commands.ts';
import { offerTo } from '#server/modules/assignment/routing/commands.ts';
import { requestDocument } from '#server/modules/documents/requests/asking/commands.ts';
import { attachSmallFile } from '#server/modules/documents/uploads/small-files/commands.ts';
import { sendMessage } from '#server/modules/messaging/commands.ts';
import { acceptOption, confirmBound, publishOptions } from '#server/modules/quote-options/commands.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import { newId } from '#server/platform/db/ids.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import {
  sandboxBroker,
  sandboxClient,
  sandboxOptions,
  sandboxPolicy,
  sandboxWords,
} from '#shared/integrations/sandbox-cast.ts';
import { actInSandboxJob } from '../jobs.ts';
import { actAs } from '../people/commands.ts';
import type { SandboxStep } from './policy.ts';
import { nextStep } from './policy.ts';
import { findSandboxCase } from './queries.ts';

/** Slow enough to see each step, fast enough to wait for the last. */
const STEP_MS = 1_200;
/** More than the longest way has. */
const MAX_STEPS = 12;
const DAY_MS = 86_400_000;

const broker = actAs(sandboxBroker, 'broker');
const client = actAs(sandboxClient, 'client');

/** Has the simulated people look at a case in a moment. */
export function actSoon({ db, jobs }: Pick<Services, 'db' | 'jobs'>, caseId: string): Promise<void> {
  return jobs.enqueue(db, actInSandboxJob, { caseId });
}

/** In the sandbox nobody is matched: a new request is the simulated broker's, unless it was offered to the holder of a test key. */
export async function routeInSandbox(services: Services, caseId: string): Promise<void> {
  await transaction(services.db, (tx) => offerTo(tx, services, caseId, sandboxBroker.id));
  await actSoon(services, caseId);
}

async function drawPdf(): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const { heading, line } = sandboxWords.file;
  const pdf = new PDFDocument({ size: 'LETTER', info: { Title: heading } });
  const parts: Buffer[] = [];
  const done = new Promise<Buffer>((resolve) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
  });
  pdf.fontSize(18).text(heading).moveDown().fontSize(11).text(line).end();
  return done;
}

type Command = { caseId: string; version: number };
type Facts = NonNullable<Awaited<ReturnType<typeof findSandboxCase>>>;

function words(caseId: string, body: string) {
  return { caseId, body, attachments: [], clientKey: newId(), kind: 'message' as const };
}

const steps: Record<SandboxStep, (services: Services, command: Command, facts: Facts) => Promise<unknown>> = {
  accept: (services, command) => acceptOffer(services, broker, command),
  reply: (services, { caseId }) => sendMessage(services, broker, words(caseId, sandboxWords.reply)),
  ask: (services, { caseId }) => requestDocument(services, broker, { caseId, ...sandboxWords.document }),
  attach: async (services, { caseId }, { openRequestId }) =>
    attachSmallFile(services, client, {
      caseId,
      fileName: sandboxWords.file.fileName,
      bytes: await drawPdf(),
      category: sandboxWords.document.category,
      staffOnly: false,
      ...(openRequestId && { requestId: openRequestId }),
    }),
  answer: (services, { caseId }) => sendMessage(services, client, words(caseId, sandboxWords.answer)),
  publish: (services, command) => {
    const validUntil = dayIn(services, 30);
    return publishOptions(services, broker, {
      ...command,
      options: sandboxOptions(validUntil),
      message: sandboxWords.options,
    });
  },
  choose: (services, command, { openOptionId }) =>
    acceptOption(services, client, { ...command, optionId: openOptionId as string, acknowledged: true }),
  bind: (services, command) =>
    confirmBound(services, broker, { ...command, ...sandboxPolicy(dayIn(services, 0), dayIn(services, 364)) }),
};

function dayIn({ now, env }: Services, days: number): string {
  return localDay(new Date(now().getTime() + days * DAY_MS), env.site);
}

/** Cases on which this process acts now. Two jobs about one case would both see its open request, and send the file twice. */
const acting = new Map<string, Promise<void>>();

/**
 * Goes on with a case until it is somebody else's turn. In one job: the queue looks for delayed ones every few seconds only.
 * @throws when somebody else did something at the same moment; the job starts over
 */
export async function actInSandbox(services: Services, caseId: string): Promise<void> {
  const before = acting.get(caseId) ?? Promise.resolve();
  const own = before.catch(() => undefined).then(() => goOn(services, caseId));
  acting.set(caseId, own);
  try {
    await own;
  } finally {
    if (acting.get(caseId) === own) acting.delete(caseId);
  }
}

async function goOn(services: Services, caseId: string): Promise<void> {
  for (let taken = 0; taken < MAX_STEPS; taken++) {
    await sleep(STEP_MS);
    const facts = await findSandboxCase(services.db, caseId);
    const step = facts && nextStep(facts);
    if (!step) return;
    await steps[step](services, { caseId, version: facts.version }, facts);
  }
}

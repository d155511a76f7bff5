/** What people do with one request in a simulation: each verb is the command behind a button of the product. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { acceptOffer, declineOffer } from '#server/modules/assignment/offers/commands.ts';
import { planCallback } from '#server/modules/callbacks/commands.ts';
import { acceptParticipation, inviteParticipant } from '#server/modules/cases/participants/commands.ts';
import { noteReads, readerOf } from '#server/modules/cases/participants/reads/commands.ts';
import { closeCase } from '#server/modules/cases/workflow/commands.ts';
import { holdCase } from '#server/modules/cases/workflow/hold/commands.ts';
import { requestDocument } from '#server/modules/documents/requests/asking/commands.ts';
import { markRead, sendMessage } from '#server/modules/messaging/commands.ts';
import { requestInformation } from '#server/modules/messaging/questions/commands.ts';
import { startFollowUps } from '#server/modules/messaging/scheduled-messages/follow-ups/commands.ts';
import { withdrawConsent } from '#server/modules/privacy/commands.ts';
import {
  acceptOption,
  acceptOptionForClient,
  confirmBound,
  publishOptions,
} from '#server/modules/quote-options/commands.ts';
import { submitQuote } from '#server/modules/quote-requests/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import type { Services } from '#server/platform/services.ts';
import type { ReadKind } from '#shared/cases/reads.ts';
import type { CloseCaseInput } from '#shared/cases/schema.ts';
import type { RequestDocumentInput } from '#shared/documents/schema.ts';
import type { PublishOptionsInput } from '#shared/quote-options/schema.ts';
import { draftKey } from './draft-key.ts';
import { attachFile, type DemoFile } from './files.ts';
import type { Random } from './random.ts';
import { type Asked, type Asker, requestOf } from './request.ts';
import { saveFirst } from './visits.ts';

/** The documentation address range: nobody's. */
const ADDRESS = '203.0.113.7';

/** Sends the request; its search for a broker follows at the same moment. */
export async function ask(services: Services, asked: Asked, random: Random): Promise<CaseStory> {
  const key = draftKey();
  if (asked.minutes) await saveFirst(services, asked, key);
  const request = requestOf(asked, random, localDay(services.now(), services.env.site));
  await submitQuote(services, { ...key, ...request }, ADDRESS, asked.from.viewer?.id);
  const { id } = await services.db.case.findUniqueOrThrow({ where: { draftId: key.draftId }, select: { id: true } });
  return new CaseStory(services, id, asked.from);
}

/** A request and the people around it. Every verb reads the current version first, as a screen would show it. */
export class CaseStory {
  private readonly services: Services;
  readonly caseId: string;
  private readonly from: Asker;
  /** The broker who accepted; set by `accept`. */
  broker: Viewer | null = null;

  constructor(services: Services, caseId: string, from: Asker) {
    this.services = services;
    this.caseId = caseId;
    this.from = from;
  }

  /** The broker it is offered to at the moment; null when nobody is asked. */
  async offeredTo(): Promise<string | null> {
    const offer = await this.services.db.offer.findFirst({
      where: { caseId: this.caseId, status: 'open' },
      select: { brokerId: true },
    });
    return offer?.brokerId ?? null;
  }

  async accept(broker: Viewer): Promise<void> {
    await this.seen(broker, 'preview');
    await acceptOffer(this.services, broker, await this.version());
    this.broker = broker;
    await this.seen(broker, 'request');
    await this.seen(broker, 'answers');
  }

  async decline(broker: Viewer, reason: 'no_capacity' | 'outside_expertise'): Promise<void> {
    await declineOffer(this.services, broker, { ...(await this.version()), reason });
  }

  /** The broker writes; without a client's account only the email shows it to them. */
  async reply(body: string): Promise<void> {
    await this.seen(this.theBroker, 'messages');
    await sendMessage(this.services, this.theBroker, this.words(body));
  }

  async note(body: string): Promise<void> {
    await sendMessage(this.services, this.theBroker, { ...this.words(body), kind: 'note' });
  }

  async write(body: string): Promise<void> {
    await sendMessage(this.services, this.theClient, this.words(body));
  }

  /** Both sides have read everything so far. */
  async read(side: 'client' | 'broker'): Promise<void> {
    const { messageSeq } = await this.services.db.caseState.findUniqueOrThrow({
      where: { caseId: this.caseId },
      select: { messageSeq: true },
    });
    const viewer = side === 'client' ? this.theClient : this.theBroker;
    await this.seen(viewer, 'messages');
    await markRead(this.services, viewer, { caseId: this.caseId, seq: messageSeq });
  }

  async question(message: string): Promise<void> {
    await requestInformation(this.services, this.theBroker, { ...(await this.version()), message });
  }

  /** @returns the id of the item on the client's checklist */
  async requestDocument(wish: Omit<RequestDocumentInput, 'caseId'>): Promise<string> {
    const { id } = await requestDocument(this.services, this.theBroker, { caseId: this.caseId, ...wish });
    return id;
  }

  async attach(side: 'client' | 'broker', file: DemoFile): Promise<void> {
    await attachFile(this.services, side === 'client' ? this.theClient : this.theBroker, this.caseId, file);
  }

  async publish(options: PublishOptionsInput['options'], message: string): Promise<void> {
    await this.seen(this.theBroker, 'sensitive');
    await publishOptions(this.services, this.theBroker, { ...(await this.version()), options, message });
  }

  /** The client chooses in the portal; for a guest, the broker records what they said on the telephone. */
  async chooseOption(position: number): Promise<void> {
    const { id: optionId } = await this.services.db.quoteOption.findFirstOrThrow({
      where: { caseId: this.caseId, status: 'open', position },
      select: { id: true },
    });
    const choice = { ...(await this.version()), optionId, acknowledged: true as const };
    if (this.from.viewer) await acceptOption(this.services, this.from.viewer, choice);
    else
      await acceptOptionForClient(this.services, this.theBroker, {
        ...choice,
        note: 'By phone, after reading both options.',
      });
  }

  /** With the insurer of the accepted option. */
  async bind(policy: { policyNumber: string; effectiveDate: string; expiresDate: string }): Promise<void> {
    const { insurer } = await this.services.db.quoteOption.findFirstOrThrow({
      where: { caseId: this.caseId, status: 'accepted' },
      select: { insurer: true },
    });
    await confirmBound(this.services, this.theBroker, { ...(await this.version()), insurer, ...policy });
  }

  async close(reason: CloseCaseInput['reason']): Promise<void> {
    await closeCase(this.services, this.theBroker, { ...(await this.version()), reason, note: '' });
  }

  async withdrawConsent(purpose: string): Promise<void> {
    const { seq } = await this.services.db.consentRecord.findFirstOrThrow({
      where: { caseId: this.caseId, purpose, given: true },
      select: { seq: true },
    });
    await withdrawConsent(this.services, this.theClient, seq);
  }

  async hold(until: string, note: string): Promise<void> {
    await holdCase(this.services, this.theBroker, { ...(await this.version()), until, note });
  }

  /** Invites somebody to apply together, who follows the link in the email. */
  async applyTogether({ fullName: name, email, viewer }: Required<Asker>): Promise<void> {
    const { services, caseId } = this;
    await inviteParticipant(services, this.theClient, { caseId, role: 'co_applicant', name, email });
    // The link is nowhere else: the database keeps only the hash of its token.
    const { data } = await services.db.outboxMail.findFirstOrThrow({
      where: { to: email, template: 'participant-invited' },
      orderBy: { createdAt: 'desc' },
      select: { data: true },
    });
    const token = new URLSearchParams(z.object({ path: z.string() }).parse(data).path.split('?')[1]).get('token');
    if (!token) throw new Error('The invitation has no link');
    await acceptParticipation(services, viewer, token);
    await this.seen(viewer, 'activity');
  }

  /** Messages to a client who doesn't answer, from tomorrow on. */
  async followUp(): Promise<void> {
    await startFollowUps(this.services, this.theBroker, { caseId: this.caseId, id: randomUUID() });
  }

  async planCall(call: { day: string; time: string; minutes: 15 | 30; about: string }): Promise<void> {
    await planCallback(this.services, this.theBroker, { caseId: this.caseId, callbackId: randomUUID(), ...call });
  }

  private get theBroker(): Viewer {
    if (!this.broker) throw new Error('Nobody has accepted this request yet');
    return this.broker;
  }

  private get theClient(): Viewer {
    if (!this.from.viewer) throw new Error('A guest has no account to act with');
    return this.from.viewer;
  }

  /** The screens that a verb begins on, as their client sees it under Privacy. */
  private async seen(viewer: Viewer, kind: ReadKind): Promise<void> {
    await noteReads(this.services, readerOf(viewer), [this.caseId], kind);
  }

  private words(body: string) {
    return { caseId: this.caseId, body, attachments: [], clientKey: randomUUID(), kind: 'message' as const };
  }

  private async version(): Promise<{ caseId: string; version: number }> {
    const { version } = await this.services.db.case.findUniqueOrThrow({
      where: { id: this.caseId },
      select: { version: true },
    });
    return { caseId: this.caseId, version };
  }
}

/** Every email of the product, as it arrives: it says who sent it, and if the law counts it, its way out works. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emails } from '#server/app/emails.ts';
import { sendQueuedMail } from '#server/modules/notifications/outbox/commands.ts';
import type { AnyEmail } from '#server/modules/notifications/outbox/definition.ts';
import { hashAddress } from '#server/modules/notifications/suppressions/hashing/commands.ts';
import { signToken } from '#server/platform/crypto/tokens.ts';
import { newId } from '#server/platform/db/ids.ts';
import { createMailTransport } from '#server/platform/email/transport.ts';
import { renderMail } from '#server/platform/email/view.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { type ArrivedEmail, legalProblems, wayOutOf } from '../support/email-law.ts';
import { mailsTo } from '../support/mails.ts';
import { viewerNamed } from '../support/people.ts';
import { sampleEmails } from '../support/sample-emails.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const samples: Record<string, object> = sampleEmails;

/** Links that name a subscriber, who has to exist. */
async function linksOf(name: string, to: string): Promise<object> {
  if (!name.startsWith('newsletter-')) return {};
  const { services } = server;
  const at = new Date();
  const { id } = await services.db.newsletterSubscriber.create({
    data: {
      email: to,
      emailKey: to,
      status: 'confirmed',
      topics: [],
      createdAt: at,
      confirmedAt: at,
      confirmationSentAt: at,
    },
  });
  const token = (purpose: string, subject: string) => signToken(services.env.dataKey, purpose, subject);
  const { id: savedById } = await viewerNamed(services, 'demo_admin');
  const written = { savedById, savedByName: 'Sue Martin', savedAt: at, createdAt: at };
  const issue = await services.db.newsletterIssue.create({
    data: { subject: 'Hail season', preheader: '', topic: 'home', body: 'Park inside.', ...written },
  });
  const never = token('newsletter-never', `${await hashAddress(services, to)} ${id}`);
  return {
    path: `/newsletter/unsubscribe?token=${token('newsletter-unsubscribe', id)}`,
    neverPath: `/newsletter/never?token=${never}`,
    issueId: issue.id,
    subscriberId: id,
  };
}

/** Sends it through the outbox. Returns its state: `sent`, or `withheld`. */
async function send(name: string, to: string, data: object): Promise<string | undefined> {
  const { services } = server;
  const id = newId();
  await services.db.outboxMail.create({ data: { id, template: name, to, toName: 'Casey', data } });
  await sendQueuedMail(services, createMailTransport(services.env), emails, id);
  return (await services.db.outboxMail.findUnique({ where: { id } }))?.state;
}

const book = [...emails.values()];

test.each(book)('$name has what the law asks of its class, and nothing it doesn’t have', async (email: AnyEmail) => {
  const { name, law } = email;
  const to = `${name}@example.com`;
  const data = { ...samples[name], ...(await linksOf(name, to)) };
  await send(name, to, data);
  const [arrived] = await mailsTo(server.env, to);
  const { site } = server.env;
  expect(legalProblems(arrived as ArrivedEmail, email, site)).toEqual([]);
  if (typeof law === 'string') return;

  // The address is in no link, and the button of an email program works.
  const url = wayOutOf(arrived as ArrivedEmail) ?? '';
  const [subject = ''] = new URL(url).searchParams.get('token')?.split('.') ?? [];
  expect(Buffer.from(subject, 'base64url').toString()).not.toContain('@');
  const pressed = await fetch(url.replace(site.url, server.url), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
    redirect: 'manual',
  });
  expect(pressed.status).toBe(200);
  expect(await send(name, to, data)).toBe('withheld');
});

describe('an email that fails', () => {
  const counted = { law: { counted: 'needed', wayOut: 'Choose which emails you get' } } as const;
  const site = defaultSiteProfile;
  const wayOut = { label: counted.law.wayOut, path: '/email-choices?token=abc' };
  const rendered = (content: object, profile = site): ArrivedEmail => {
    const mail = renderMail({ subject: 'News', greeting: 'Hello,', paragraphs: ['News.'], ...content }, profile);
    const headers = Object.entries(mail.headers ?? {}).map(([key, value]) => ({ key: key.toLowerCase(), value }));
    return { text: mail.text, html: mail.html, headers };
  };

  test('has no identity', () => {
    const anonymous = rendered({ wayOut }, { ...site, postalAddress: '' });
    expect(legalProblems(anonymous, counted, site)).toEqual(['text: no postalAddress', 'html: no postalAddress']);
  });

  test('has no way out although the law counts it, or one although it doesn’t', () => {
    expect(legalProblems(rendered({ wayOut }), counted, site)).toEqual([]);
    expect(legalProblems(rendered({}), counted, site)).toContain('headers: no one-click way out');
    expect(legalProblems(rendered({ wayOut }), { law: 'answer' }, site)).toContain(
      'headers: a way out it doesn’t need',
    );
    const onlyInText = { ...rendered({ wayOut }), headers: [] };
    expect(legalProblems(onlyInText, counted, site)).toContain('headers: no one-click way out');
  });
});

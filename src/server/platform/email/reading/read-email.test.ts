import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readEmail } from './read-email.ts';
import { replyText, textOfHtml } from './reply-text.ts';

type Sample = { from: string; text: string; wrote: string };
const samples: Sample[] = parse(readFileSync(path.join(import.meta.dirname, 'reply-samples.yaml'), 'utf8'));

/** An email with these headers in addition to the usual ones. */
function email(body: string, headers: readonly string[] = ['Content-Type: text/plain; charset=utf-8']): Buffer {
  const usual = [
    'From: Ava Wong <Ava@Example.com>',
    'To: r1@reply.example',
    'Message-ID: <1@example.com>',
    'MIME-Version: 1.0',
  ];
  return Buffer.from([...usual, ...headers, '', body].join('\r\n'), 'latin1');
}

describe('replies of mail programs', () => {
  test.each(samples)('$from', ({ text, wrote }) => {
    expect(replyText(text)).toBe(wrote);
    expect(replyText(text.replaceAll('\n', '\r\n'))).toBe(wrote);
  });
});

test('the words of HTML, without what was quoted and without anything that runs or is fetched', () => {
  const html = `<style>p{}</style><p>Yes, &lt;b&gt;<br>please.</p><script>alert(1)</script><img src="https://tracker.example/x" alt="x">
    <a href="https://elsewhere.example/phish">our site</a><div class="gmail_quote">On Thu, Coverbridge wrote:<blockquote>Hello</blockquote></div>`;
  expect(replyText(textOfHtml(html))).toBe('Yes, <b>\nplease.\n\nour site');
  expect(textOfHtml('<div>'.repeat(40_000))).toBe('');
});

test('characters that are not seen, or turn other text around, are removed', () => {
  expect(replyText('Pay\u202E me\u0000 \u200Bnow\uFEFF\uD800')).toBe('Pay me now\uFFFD');
});

test('a charset that does not exist, and bytes that are not in the charset, are still text', async () => {
  const unknown = await readEmail(email('Caf\xe9', ['Content-Type: text/plain; charset=klingon-8']));
  expect(unknown?.text).toContain('Caf');
  const broken = await readEmail(email('Caf\xe9 \xff\xfe', ['Content-Type: text/plain; charset=utf-8']));
  expect(broken?.text).toContain('Caf');
  const latin = await readEmail(email('Caf\xe9', ['Content-Type: text/plain; charset=iso-8859-1']));
  expect(latin?.text).toBe('Café');
});

test('a second From, a list of senders or a group is nobody’s address', async () => {
  expect((await readEmail(email('Hi')))?.from).toBe('ava@example.com');
  expect((await readEmail(email('Hi', ['From: mallory@elsewhere.example'])))?.from).toBeNull();
  const several = email('Hi')
    .toString('latin1')
    .replace('Ava Wong <Ava@Example.com>', 'ava@example.com, mallory@elsewhere.example');
  expect((await readEmail(Buffer.from(several)))?.from).toBeNull();
});

test.each([
  'Auto-Submitted: auto-replied',
  'Precedence: bulk',
  'X-Auto-Response-Suppress: OOF, AutoReply',
  'X-Autoreply: yes',
  'List-Id: <all.example.com>',
  'Subject: Out of Office: New message',
  'Subject: Automatic reply: New message',
  'Subject: =?utf-8?B?UsOpcG9uc2UgYXV0b21hdGlxdWU=?=',
])('is automatic: %s', async (header) => {
  expect((await readEmail(email('I am away.', [header])))?.automatic).toBe(true);
});

test.each([
  'Auto-Submitted: no',
  'Subject: Re: automatic transmission',
  'Subject: Away next week',
  'Precedence: normal',
])('is a person’s: %s', async (header) => {
  expect((await readEmail(email('Hello', [header])))?.automatic).toBe(false);
});

test('more parts, or deeper ones, than people’s programs make are not read', async () => {
  const part = '--b\r\nContent-Type: text/plain\r\nContent-Disposition: attachment\r\n\r\nx\r\n';
  const mixed = ['Content-Type: multipart/mixed; boundary=b'];
  expect(await readEmail(email(part.repeat(1_000), mixed))).toBeNull();
  expect((await readEmail(email(part.repeat(20), mixed)))?.files).toHaveLength(20);
  const deep = Array.from(
    { length: 60 },
    (_, level) => `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n`,
  );
  expect(await readEmail(email('', [deep.join('')]))).toBeNull();
});

test('files keep their name without a folder; logos of signatures, and signatures, are no files', async () => {
  const parts = [
    'Content-Type: text/html\r\n\r\nSee below<img src="cid:logo">',
    'Content-Type: image/png\r\nContent-ID: <logo>\r\nContent-Disposition: inline; filename=image001.png\r\n\r\nsmall',
    'Content-Type: application/pdf\r\nContent-Disposition: attachment; filename="..\\\\..\\\\evil/Policy.pdf"\r\n\r\n%PDF-',
    'Content-Type: application/pgp-signature\r\nContent-Disposition: attachment; filename=signature.asc\r\n\r\nx',
    'Content-Type: message/rfc822\r\n\r\nSubject: Forwarded\r\n\r\nText',
  ];
  const body = `--b\r\n${parts.join('\r\n--b\r\n')}\r\n--b--\r\n`;
  const read = await readEmail(email(body, ['Content-Type: multipart/related; boundary=b']));
  expect(read?.files.map(({ name }) => name)).toEqual(['Policy.pdf', 'File 2']);
  expect(read?.text).toBe('See below');
});

test('a bounce says whether it is for good', async () => {
  const report = (status: string, action: string) =>
    email(
      `--b\r\nContent-Type: text/plain\r\n\r\nSorry\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example.com\r\n\r\nFinal-Recipient: rfc822; ava@example.com\r\nAction: ${action}\r\nStatus: ${status}\r\n--b--\r\n`,
      ['Content-Type: multipart/report; report-type=delivery-status; boundary=b'],
    );
  expect(await readEmail(report('5.1.1', 'failed'))).toMatchObject({
    report: { failed: true, status: '5.1.1' },
    automatic: true,
  });
  expect(await readEmail(report('4.2.2', 'delayed'))).toMatchObject({ report: { failed: false, status: '4.2.2' } });
  expect(await readEmail(email('Hello'))).toMatchObject({ report: null });
});

test('25 MB are read within the limits of an examination', async () => {
  const line = `${'QUJD'.repeat(19)}\r\n`;
  const body = `--b\r\nContent-Type: text/plain\r\n\r\nThe scan\r\n--b\r\nContent-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename=scan.pdf\r\n\r\n${line.repeat(320_000)}--b--\r\n`;
  const before = process.cpuUsage();
  const read = await readEmail(email(body, ['Content-Type: multipart/mixed; boundary=b']));
  expect(read?.files[0]?.bytes.length).toBeGreaterThan(18_000_000);
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(8);
});

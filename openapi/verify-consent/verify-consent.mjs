#!/usr/bin/env node
/**
 * Checks a certificate of consent without the website that issued it. One file, no dependencies, Node 20 or later.
 *
 *   node verify-consent.mjs certificate.json [keys.json] [--email=person@example.com]
 *
 * Without keys.json it gets the keys from the website named in the certificate. Get them once, and keep them, if you want to rely on
 * nobody later: https://…/.well-known/consent-keys.json. The exit code is 0 when everything matches, 1 when something doesn't, and 2 when
 * it couldn't be checked.
 *
 * A certificate is a JSON Web Signature (RFC 7515, flattened) made with Ed25519 (RFC 8037). Its bytes are fixed, so that every change
 * to the file is a change to the certificate.
 */
import { createHash, createPublicKey, pbkdf2Sync, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const TYPE = 'consent-certificate+json';

class Refused extends Error {}

const say = (...lines) => process.stdout.write(`${lines.join('\n')}\n`);
const sha256 = (text) => createHash('sha256').update(text).digest('hex');
const decoded = (base64url) => Buffer.from(base64url, 'base64url');

/** The three parts, if the file consists of exactly these bytes. */
function partsOf(bytes) {
  const changed = new Refused(
    'It isn’t exactly what was issued: something in the file was changed, added or reformatted.',
  );
  let parts;
  try {
    const { payload, protected: header, signature } = JSON.parse(bytes.toString('utf8'));
    parts = { payload, protected: header, signature };
  } catch {
    throw changed;
  }
  if (!Buffer.from(JSON.stringify(parts)).equals(bytes)) throw changed;
  // base64url has more than one spelling of some bytes; only one is the original.
  for (const part of Object.values(parts))
    if (typeof part !== 'string' || decoded(part).toString('base64url') !== part) throw changed;
  return parts;
}

function contentOf(parts, keys) {
  const { alg, kid, typ } = JSON.parse(decoded(parts.protected));
  if (alg !== 'EdDSA' || typ !== TYPE) throw new Refused('This isn’t a consent certificate.');
  const known = keys.find((key) => key.kid === kid);
  if (!known) throw new Refused('It was signed with a key that isn’t among the published ones.');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: known.x }, format: 'jwk' });
  if (!verify(null, Buffer.from(`${parts.protected}.${parts.payload}`), key, decoded(parts.signature)))
    throw new Refused('Its signature doesn’t match: it was changed after it was issued, or someone else made it.');
  return JSON.parse(decoded(parts.payload));
}

/** Each entry's hash covers everything the ledger keeps of it, and the hash of the entry before it. */
function checkEntry({ ledger, seq, personId, purpose, version, words, given, caseId, channel, at, format, digest }) {
  if (!ledger) return;
  const { prevHash, place, hash } = ledger;
  const facts = [prevHash, place, seq, personId, purpose, version, words, given, caseId, channel, at, format, digest];
  if (sha256(JSON.stringify(facts)) !== hash) throw new Refused(`Entry ${place} doesn’t match its hash in the ledger.`);
}

/** The signed end of the ledger, on the first day that covers all entries. */
function checkHead({ head, entries }) {
  if (!head) return;
  const { day, place, hash, signature, publicKey } = head;
  const key = createPublicKey({ key: decoded(publicKey), format: 'der', type: 'spki' });
  if (!verify(null, Buffer.from(JSON.stringify(['consents', day, place, hash])), key, decoded(signature)))
    throw new Refused(`The end of the ledger on ${day} has no valid signature.`);
  const last = entries.find(({ ledger }) => ledger?.place === place);
  if (last && last.ledger.hash !== hash) throw new Refused(`The end of the ledger on ${day} is another.`);
}

function checkScreen({ screen, entries }) {
  if (!screen) return;
  const texts = screen.order.map((shown) => entries.find(({ given, purpose }) => given && purpose === shown)?.words);
  if (sha256(JSON.stringify([...texts, screen.notice])) !== screen.sha256)
    throw new Refused('The words aren’t those that were on the screen.');
}

function isAbout({ person }, email) {
  if (!person) return false;
  const { salt, iterations, emailHash } = person;
  const hash = pbkdf2Sync(email.trim().toLowerCase(), decoded(salt), iterations, 32, 'sha256');
  return hash.toString('hex') === emailHash;
}

function entryLines(entry) {
  const { given, purpose, version, at, through, recordedBy, ticked, ledger, words } = entry;
  return [
    '',
    `${given ? 'Agreed' : 'Withdrawn'}: “${purpose}”, version ${version}, recorded ${at} (${recordedBy ?? through})`,
    `  Box ticked: ${ticked ? `${ticked.at}, as the ${ticked.by} recorded it` : 'not recorded'}`,
    `  Ledger: ${ledger ? `entry ${ledger.place}, ${ledger.hash}` : 'not in it yet. Get the certificate again in a minute.'}`,
    `  Words: ${words}`,
  ];
}

function report(content) {
  const { request, issuer, issuedAt, issuedTo, screen, head, entries } = content;
  const shown = { browser: 'as the person’s browser confirmed', server: 'as we sent it' };
  return [
    'This certificate is valid. Nothing in it was changed after it was issued.',
    '',
    `Request ${request.number}. Issued by ${issuer} on ${issuedAt} for the ${issuedTo}.`,
    ...entries.flatMap(entryLines),
    '',
    `Screen: ${screen ? `${screen.sha256}, ${shown[screen.by]}` : 'not recorded'}`,
    ...(screen ? [`  Notice: ${screen.notice}`] : []),
    `Signed end of the ledger: ${head ? `${head.day}, entry ${head.place}, ${head.hash}` : 'not signed yet'}`,
  ];
}

async function keysFor(parts, path) {
  if (path) return JSON.parse(readFileSync(path, 'utf8')).keys;
  const { issuer } = JSON.parse(decoded(parts.payload));
  const answer = await fetch(new URL('/.well-known/consent-keys.json', issuer));
  if (!answer.ok) throw new Error(`${issuer} answered ${answer.status}`);
  say(`Checking with the keys of ${issuer}. Make sure that it is the website you expect.`);
  return (await answer.json()).keys;
}

async function main() {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { email: { type: 'string' } } });
  const [certificate, keys] = positionals;
  if (!certificate) {
    console.error('Usage: verify-consent certificate.json [keys.json] [--email=person@example.com]');
    return 2;
  }
  try {
    const parts = partsOf(readFileSync(certificate));
    const content = contentOf(parts, await keysFor(parts, keys));
    content.entries.forEach(checkEntry);
    checkHead(content);
    checkScreen(content);
    say(...report(content));
    if (values.email === undefined) return 0;
    const matches = isAbout(content, values.email);
    say('', `${matches ? 'It is about' : 'It isn’t about'} the owner of ${values.email}.`);
    return matches ? 0 : 1;
  } catch (error) {
    if (error instanceof Refused) {
      console.error(`This certificate isn’t valid. ${error.message}`);
      return 1;
    }
    console.error(`It couldn’t be checked: ${error.message}`);
    return 2;
  }
}

process.exitCode = await main();

import { BACKUP_DAYS, LOG_DAYS } from '#shared/data-classes/data-map.ts';
import { entry } from './entry.ts';
import type { LaunchFacts } from './facts.ts';
import type { LaunchEntry } from './schema.ts';
import { personsWord } from './word.ts';

/** A confirmation about backups is valid for half a year. */
const BACKUP_WORD_DAYS = 180;
const DAY_MS = 86_400_000;

function backups(facts: LaunchFacts): LaunchEntry {
  const { word, current } = personsWord(facts, 'backups', {
    statement: `Backups of the database, files and DATA_KEY run every day and are deleted after ${BACKUP_DAYS} days, server logs after ${LOG_DAYS}, and a test restore worked.`,
    open: true,
  });
  const age = word.last ? (Date.parse(facts.today) - Date.parse(word.last.at)) / DAY_MS : 0;
  const state = !current ? 'red' : age > BACKUP_WORD_DAYS ? 'amber' : 'green';
  return {
    ...entry({
      id: 'backups',
      state,
      title: 'Backups',
      found: current
        ? `Confirmed by ${word.last?.byName}.${state === 'amber' ? ` That’s more than ${BACKUP_WORD_DAYS} days ago.` : ''}`
        : 'No one has confirmed that backups are running.',
      why: 'The product can’t see your backups. Without the database, the files and the key together, clients’ data can’t be recovered.',
      fix: 'Set them up as described in docs/operations.md, do a test restore, then confirm it here.',
      place: 'docs/operations.md',
    }),
    word,
  };
}

function assistant({ environment }: LaunchFacts): LaunchEntry {
  const { assistant: external } = environment;
  const leaves = external !== null && !external.inCanada;
  const found = external
    ? `${external.provider} writes its answers, ${leaves ? 'outside Canada' : 'in Canada'}.`
    : 'It’s built in: questions never leave this server.';
  return entry({
    id: 'assistant',
    state: leaves ? 'amber' : 'green',
    title: 'Chat assistant',
    found,
    why: 'Visitors’ questions leave Canada. The chat tells them first, but you’re accountable, and the list of service providers must name the provider, its country and what it does.',
    fix: 'Enter it under Service providers and review its terms. Set OPENAI_IN_CANADA only if it processes the data in Canada. Or remove the key.',
    place: 'OPENAI_API_KEY, OPENAI_IN_CANADA',
  });
}

function mail({ environment }: LaunchFacts): LaunchEntry {
  if (environment.mailInClear)
    return entry({
      id: 'mail',
      state: 'red',
      title: 'Sending email',
      found: 'Emails may be sent to the SMTP server unencrypted.',
      why: 'Emails contain names and sign-in links. Anyone along the way can read and change them.',
      fix: 'Use an SMTP server with TLS, then remove ALLOW_INSECURE_SMTP and any setting in the address that turns TLS off.',
      place: 'SMTP_URL, ALLOW_INSECURE_SMTP',
    });
  return entry({
    id: 'mail',
    state: environment.mail ? 'green' : 'red',
    title: 'Sending email',
    found: environment.mail
      ? 'An SMTP server is configured.'
      : 'Emails are saved as files on this machine. No one receives them.',
    why: 'Receipts, invitations, password resets and all alerts are sent by email.',
    fix: 'Set your SMTP server’s address and the sender address.',
    place: 'SMTP_URL, MAIL_FROM',
  });
}

/** A single visitor can forge the header; behind a proxy nearly every request carries it. */
function proxy({ environment: { trustProxy, requests, forwarded } }: LaunchFacts): LaunchEntry {
  const unknown = trustProxy === 0 && forwarded > 0;
  const found = unknown
    ? `${forwarded} of ${requests} requests since the last restart came through a proxy the server isn’t set up for.`
    : trustProxy > 0
      ? `${trustProxy === 1 ? 'One proxy is' : `${trustProxy} proxies are`} trusted.`
      : 'No requests came through a proxy.';
  return entry({
    id: 'proxy',
    state: !unknown ? 'green' : forwarded * 2 >= requests ? 'red' : 'amber',
    title: 'Visitor addresses',
    found,
    why: 'Behind a proxy the server isn’t set up for, all visitors share one address. One visitor can use up everyone’s rate limit, and security events show the proxy’s address.',
    fix: 'Set the variable to the number of proxies in front of the server of the server. If it’s only a few requests, someone is forging the header.',
    place: 'TRUST_PROXY',
  });
}

function storage({ bucket, foreignFolder }: LaunchFacts['environment']): LaunchEntry {
  return entry({
    id: 'storage',
    state: foreignFolder ? 'red' : bucket ? 'green' : 'amber',
    title: 'Document storage',
    found: foreignFolder
      ? 'The documents aren’t in this server’s folder, so it can’t accept or open any.'
      : bucket
        ? 'In a bucket.'
        : 'In a folder on this machine.',
    why: 'If the machine is lost, so is the folder, and a second machine can’t see it. It’s fine for one machine with backups.',
    fix: foreignFolder
      ? 'Set DATA_DIR to the folder that all servers share, or use a bucket. For a restored folder, run npm run documents:adopt.'
      : 'Use a bucket in Canada, or keep the folder and back it up.',
    place: foreignFolder ? 'DATA_DIR, S3_BUCKET' : 'S3_BUCKET',
  });
}

/** The server's configuration. */
export function configurationChecks(facts: LaunchFacts): LaunchEntry[] {
  const { environment, site } = facts;
  const https = site.url.startsWith('https://');
  return [
    entry({
      id: 'production',
      state: environment.production ? 'green' : environment.publicDemo ? 'red' : 'amber',
      title: 'Production mode',
      found: environment.production
        ? 'On.'
        : environment.publicDemo
          ? 'Off, and ALLOW_PUBLIC_DEMO makes this demo public.'
          : 'Off: this is a demo or a development server.',
      why: 'In production, the server won’t start with weak settings, cookies are sent over https only, and emails aren’t publicly viewable.',
      fix: 'Set the variable to production and restart the server. It lists anything that’s missing.',
      place: 'NODE_ENV',
    }),
    entry({
      id: 'https',
      state: https ? 'green' : 'red',
      title: 'Encrypted connections',
      found: `The site’s address is ${site.url}.`,
      why: 'Without https, anyone on the same network can read what clients type.',
      fix: 'Put a proxy with a certificate in front of the server and set the https:// address visitors use.',
      place: 'SITE_URL',
    }),
    entry({
      id: 'secrets',
      state: environment.weakSecrets ? 'red' : 'green',
      title: 'Unique secrets',
      found: environment.weakSecrets ? 'At least one is publicly known or too simple.' : 'Both look random.',
      why: 'Anyone who knows them can sign in as any user and open encrypted answers and files.',
      fix: 'Create new ones as shown in .env.example. For DATA_KEY, use npm run keys:rotate so nothing is lost.',
      place: 'SESSION_SECRET, DATA_KEY',
    }),
    entry({
      id: 'data_key_old',
      state: environment.oldKey ? 'amber' : 'green',
      title: 'Previous key',
      found: environment.oldKey ? 'It’s still set.' : 'It isn’t set.',
      why: 'A replaced key, which may have been exposed, shouldn’t open anything anymore.',
      fix: 'Remove it once npm run keys:rotate reports that everything is re-encrypted.',
      place: 'DATA_KEY_OLD',
    }),
    mail(facts),
    entry({
      id: 'texts',
      state: 'green',
      title: 'Text messages',
      found: environment.textsFrom ? `Sent from ${environment.textsFrom}.` : 'Off. No one is asked for a number.',
      why: 'Some people read a text sooner than an email. They’re optional: nothing is sent without a person’s consent.',
      fix: 'To turn them on, set the address of a provider and the number they come from.',
      place: 'SMS_URL, SMS_FROM',
    }),
    storage(environment),
    entry({
      id: 'scanner',
      state: environment.scanner ? 'green' : environment.production ? 'red' : 'amber',
      title: 'Virus scanner',
      found: environment.scanner ? 'Every file is scanned.' : 'Files are available without being scanned.',
      why: 'Brokers and clients open files from strangers. Our own checks reject active content, but only a scanner recognizes current threats. Without one, files are just marked “not scanned”.',
      fix: 'Run the ClamAV daemon and set its address. You can then scan earlier files from the overview.',
      place: 'CLAMD_HOST',
    }),
    assistant(facts),
    entry({
      id: 'rate_limits',
      state: environment.rateLimitScale !== 1 ? 'amber' : 'green',
      title: 'Rate limits',
      found: `Multiplied by ${environment.rateLimitScale}.`,
      why: 'They slow down password guessing. Values other than 1 are only for tests and load testing.',
      fix: 'Remove the variable.',
      place: 'RATE_LIMIT_SCALE',
    }),
    proxy(facts),
    backups(facts),
  ];
}

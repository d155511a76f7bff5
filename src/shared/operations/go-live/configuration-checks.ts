import { entry } from './entry.ts';
import type { LaunchFacts } from './facts.ts';
import type { LaunchEntry } from './schema.ts';
import { personsWord } from './word.ts';

/** A confirmation about backups is valid for half a year. */
const BACKUP_WORD_DAYS = 180;
const DAY_MS = 86_400_000;

function backups(facts: LaunchFacts): LaunchEntry {
  const { word, current } = personsWord(facts, 'backups', {
    statement:
      'Backups of the database, the files and DATA_KEY run every day, and one was restored to see that it works.',
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
        ? `${word.last?.byName} said so.${state === 'amber' ? ` That is more than ${BACKUP_WORD_DAYS} days ago.` : ''}`
        : 'Nobody has said that there are any.',
      why: 'The product cannot see your backups. Without the database, the files and the key together, what clients sent is gone.',
      mend: 'Set them up as docs/operations.md says, restore one somewhere to try it, then say so here.',
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
    : 'It is built in: no question leaves this server.';
  return entry({
    id: 'assistant',
    state: leaves ? 'amber' : 'green',
    title: 'The assistant in the chat',
    found,
    why: 'What visitors ask leaves Canada. They are told before, but you answer for it, and your written policy must name the provider, its country and its task.',
    mend: 'Name it in your policy on service providers and know its terms, say that it works in Canada only if it does, or leave the key out.',
    place: 'OPENAI_API_KEY, OPENAI_IN_CANADA',
  });
}

function mail({ environment }: LaunchFacts): LaunchEntry {
  if (environment.mailInClear)
    return entry({
      id: 'mail',
      state: 'red',
      title: 'Sending email',
      found: 'Emails may travel to the mail server without encryption.',
      why: 'Emails hold names and links that sign people in. Anybody on the way can read and change them.',
      mend: 'Use a mail server with TLS, then remove ALLOW_INSECURE_SMTP and whatever the address says against TLS.',
      place: 'SMTP_URL, ALLOW_INSECURE_SMTP',
    });
  return entry({
    id: 'mail',
    state: environment.mail ? 'green' : 'red',
    title: 'Sending email',
    found: environment.mail ? 'A mail server is set.' : 'Emails become files on this machine; nobody gets one.',
    why: 'Receipts, invitations, forgotten passwords and every warning go out by email.',
    mend: 'Set the address of your mail server and the address emails come from.',
    place: 'SMTP_URL, MAIL_FROM',
  });
}

/** A single visitor can forge the header; behind a proxy nearly every request carries it. */
function proxy({ environment: { trustProxy, requests, forwarded } }: LaunchFacts): LaunchEntry {
  const unknown = trustProxy === 0 && forwarded > 0;
  const found = unknown
    ? `${forwarded} of ${requests} requests since the last start came through a proxy that the server does not know of.`
    : trustProxy > 0
      ? `${trustProxy === 1 ? 'One proxy is' : `${trustProxy} proxies are`} trusted.`
      : 'No request came through a proxy.';
  return entry({
    id: 'proxy',
    state: !unknown ? 'green' : forwarded * 2 >= requests ? 'red' : 'amber',
    title: 'Addresses of visitors',
    found,
    why: 'Behind a proxy the server does not know of, all visitors share one address: one of them can use up the rate limits of everybody, and security events name the proxy.',
    mend: 'Set the variable to the number of proxies in front of the server. A few requests out of many were made up by somebody who sends the header themselves.',
    place: 'TRUST_PROXY',
  });
}

function storage({ bucket, foreignFolder }: LaunchFacts['environment']): LaunchEntry {
  return entry({
    id: 'storage',
    state: foreignFolder ? 'red' : bucket ? 'green' : 'amber',
    title: 'Document storage',
    found: foreignFolder
      ? 'The documents are in another folder than this server’s, so it neither takes nor opens any.'
      : bucket
        ? 'In a bucket.'
        : 'In a folder of this machine.',
    why: 'A folder is lost with its machine, and a second machine does not see it. One machine with backups can do with it.',
    mend: foreignFolder
      ? 'Set DATA_DIR to the folder that all servers share, or use a bucket. For a folder that was restored: npm run documents:adopt.'
      : 'Set a bucket in Canada, or keep the folder knowingly, with backups.',
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
          ? 'Off, and ALLOW_PUBLIC_DEMO lets strangers reach this demo.'
          : 'Off: this is a demo or a development server.',
      why: 'In production the start refuses weak settings, cookies travel over https alone, and mails are not shown to whoever asks.',
      mend: 'Set the variable to production and start the server again; it then names everything that is missing.',
      place: 'NODE_ENV',
    }),
    entry({
      id: 'https',
      state: https ? 'green' : 'red',
      title: 'Encrypted connections',
      found: `The address of the site is ${site.url}.`,
      why: 'Without https, anybody on the same network reads what clients type.',
      mend: 'Put a proxy with a certificate in front and set the https:// address visitors use.',
      place: 'SITE_URL',
    }),
    entry({
      id: 'secrets',
      state: environment.weakSecrets ? 'red' : 'green',
      title: 'Secrets of one’s own',
      found: environment.weakSecrets ? 'One of them is published, or too simple.' : 'Both look random.',
      why: 'Whoever knows them can sign in as anybody and open sealed answers and files.',
      mend: 'Make new ones as .env.example shows. For DATA_KEY use npm run keys:rotate, so that nothing is lost.',
      place: 'SESSION_SECRET, DATA_KEY',
    }),
    entry({
      id: 'data_key_old',
      state: environment.oldKey ? 'amber' : 'green',
      title: 'The key from before',
      found: environment.oldKey ? 'It is still set.' : 'It is not set.',
      why: 'A key that was replaced, perhaps because somebody saw it, should not open anything any more.',
      mend: 'When npm run keys:rotate has said that everything is sealed anew, remove it.',
      place: 'DATA_KEY_OLD',
    }),
    mail(facts),
    storage(environment),
    entry({
      id: 'scanner',
      state: environment.scanner ? 'green' : environment.production ? 'red' : 'amber',
      title: 'Virus scanner',
      found: environment.scanner ? 'Every file is scanned.' : 'Files are passed on without being scanned.',
      why: 'Brokers and clients open files from strangers. Our own checks refuse active content, but only a scanner knows what is harmful today; without one, files are only marked "not scanned".',
      mend: 'Run ClamAV’s daemon and set its address; files that came before can then be scanned from the overview.',
      place: 'CLAMD_HOST',
    }),
    assistant(facts),
    entry({
      id: 'rate_limits',
      state: environment.rateLimitScale !== 1 ? 'amber' : 'green',
      title: 'Rate limits',
      found: `Multiplied by ${environment.rateLimitScale}.`,
      why: 'They slow down password guessing. Any other value than 1 is for tests and load only.',
      mend: 'Leave the variable out.',
      place: 'RATE_LIMIT_SCALE',
    }),
    proxy(facts),
    backups(facts),
  ];
}

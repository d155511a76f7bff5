/** A valid call of every procedure of overview, settings, failed jobs, go-live and the assistant's transcripts, and the data it needs. */
import { fingerprintOf } from '#server/modules/operations/go-live/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { sessionLivesSetting } from '#shared/platform/session-lives.ts';
import { FREE_TEXT } from './hostile.ts';
import type { CaseCall } from './hostile-case-calls.ts';

const MAIL_ID = '0194a3c0-0000-7000-8000-000000000071';
const JOB_ID = '0194a3c0-0000-7000-8000-000000000072';
const FAILURE_ID = '0194a3c0-0000-7000-8000-000000000073';
const CURSOR = Buffer.from('2026-11-21T12:00:00.000Z|0194a3c0-0000-7000-8000-000000000002').toString('base64url');
const weights = { capacity: 40, language: 25, fairness: 25, area: 10 };

export function oversightCalls(): CaseCall[] {
  const row = (procedure: string, type: CaseCall['type'], input: Record<string, unknown>): CaseCall => ({
    as: 'admin',
    status: 'active',
    procedure,
    type,
    input,
  });
  const closures = { days: [{ day: '2099-12-24', name: FREE_TEXT }] };
  const templates = [{ title: FREE_TEXT, why: FREE_TEXT, category: 'policy', lines: ['auto'] }];
  return [
    row('admin.charts', 'query', { days: 30 }),
    row('browserFailures.dismiss', 'mutation', { failureId: FAILURE_ID }),
    row('trouble.mails', 'query', { cursor: CURSOR }),
    row('trouble.tryMail', 'mutation', { mailId: MAIL_ID }),
    row('trouble.tryJob', 'mutation', { queue: 'document.sweep', jobId: JOB_ID }),
    row('settings.closuresEffect', 'query', { days: [{ day: '2099-12-24', name: 'Staff day' }] }),
    row('settings.saveClosures', 'mutation', { version: 0, value: closures }),
    row('settings.templatesOf', 'query', { type: 'auto' }),
    row('settings.saveTemplates', 'mutation', { version: 0, value: { templates } }),
    row('settings.saveSessions', 'mutation', { version: 0, value: sessionLivesSetting.initial }),
    row('settings.dryRun', 'query', { weights }),
    row('settings.tryRequest', 'query', { weights, type: 'auto', postalPrefix: 'T2P', language: 'en' }),
    row('settings.saveMatching', 'mutation', { version: 0, value: weights }),
    row('chatDesk.list', 'query', { show: 'unanswered', cursor: CURSOR }),
    row('launch.acknowledge', 'mutation', { item: 'backups', fingerprint: fingerprintOf('daily, apart, tried') }),
  ];
}

/** Default settings, an email that failed, a job that failed and a browser failure. */
export async function resetOversight({ db, pool }: Pick<Services, 'db' | 'pool'>): Promise<void> {
  await db.setting.deleteMany({
    where: { key: { in: ['closures', 'matching', 'requestTemplates', 'launch', 'sessions'] } },
  });
  const mail = { template: 'contact-received', to: 'ava@example.com', toName: 'Ava Wong', data: { subject: 'Hello' } };
  await db.outboxMail.upsert({
    where: { id: MAIL_ID },
    create: { id: MAIL_ID, ...mail, state: 'failed' },
    update: { ...mail, state: 'failed', sentAt: null },
  });
  const at = new Date();
  const failure = { kind: 'error', name: 'TypeError', message: '', stack: '', page: '/', browser: 'Firefox' } as const;
  await db.browserFailure.upsert({
    where: { id: FAILURE_ID },
    create: {
      id: FAILURE_ID,
      fingerprint: 'f'.repeat(64),
      ...failure,
      release: 'test',
      requestId: 'none',
      firstAt: at,
      lastAt: at,
    },
    update: {},
  });
  await pool.query(
    `INSERT INTO pgboss.job (id, name, data, state) VALUES ($1, 'document.sweep', '{"storageKey": "of-nobody"}', 'failed')
     ON CONFLICT (name, id) DO UPDATE SET state = 'failed'`,
    [JOB_ID],
  );
}

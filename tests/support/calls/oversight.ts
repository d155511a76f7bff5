/** A valid call of every procedure of overview, settings, failed jobs, go-live and the assistant's transcripts, and the data it needs. */
import { fingerprintOf } from '#server/modules/operations/go-live/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { BACKUP_DAYS, LOG_DAYS } from '#shared/data-classes/data-map.ts';
import { sessionLivesSetting } from '#shared/platform/session-lives.ts';
import { emptySiteDocument } from '#shared/publishing/site/schema.ts';
import { FREE_TEXT } from '../hostile.ts';
import { adminOnly, adminRow, type CaseCall, CURSOR } from './rows.ts';

const MAIL_ID = '0194a3c0-0000-7000-8000-000000000071';
const JOB_ID = '0194a3c0-0000-7000-8000-000000000072';
const FAILURE_ID = '0194a3c0-0000-7000-8000-000000000073';
const TURN_ID = '0194a3c0-0000-7000-8000-000000000074';
const weights = { capacity: 40, language: 25, fairness: 25, area: 10 };

export function oversightCalls(): CaseCall[] {
  const closures = { days: [{ day: '2099-12-24', name: FREE_TEXT }] };
  const templates = [{ title: FREE_TEXT, why: FREE_TEXT, category: 'policy', lines: ['auto'] }];
  const words = { name: FREE_TEXT, country: FREE_TEXT, task: FREE_TEXT };
  const providers = [{ role: 'hosting', ...words, since: '2026-11-01', until: null }];
  return [
    adminRow('admin.charts', adminOnly, { days: 30 }),
    adminRow('admin.intake', adminOnly, { days: 30, line: 'auto' }),
    adminRow('browserFailures.dismiss', adminOnly, { failureId: FAILURE_ID }),
    adminRow('trouble.mails', adminOnly, { cursor: CURSOR }),
    adminRow('trouble.tryMail', adminOnly, { mailId: MAIL_ID }),
    adminRow('trouble.tryJob', adminOnly, { queue: 'document.sweep', jobId: JOB_ID }),
    adminRow('settings.closuresEffect', adminOnly, { days: [{ day: '2099-12-24', name: 'Staff day' }] }),
    adminRow('settings.saveClosures', adminOnly, { version: 0, value: closures }),
    adminRow('settings.saveTemplates', adminOnly, { version: 0, value: { templates } }),
    adminRow('settings.saveSessions', adminOnly, { version: 0, value: sessionLivesSetting.initial }),
    adminRow('settings.saveCompensation', adminOnly, { version: 0, value: { choice: 'request' } }),
    adminRow('settings.saveInsurers', adminOnly, { version: 0, value: { names: [FREE_TEXT] } }),
    adminRow('settings.saveProviders', adminOnly, { version: 0, value: { providers } }),
    adminRow('site.saveDraft', adminOnly, { version: 0, value: { ...emptySiteDocument, name: FREE_TEXT } }),
    // What is published can't be taken away again: administrators get as far as a version that doesn't exist.
    adminRow('site.publish', [401, 403, 403, 403, 403, 409], { version: 99, published: 0, note: FREE_TEXT }),
    adminRow('site.history', adminOnly, { cursor: 2 }),
    adminRow('site.restore', [401, 403, 403, 403, 403, 404], { number: 99, published: 0, note: FREE_TEXT }),
    adminRow('settings.dryRun', adminOnly, { weights }),
    adminRow('settings.tryRequest', adminOnly, { weights, type: 'auto', postalPrefix: 'T2P', language: 'en' }),
    adminRow('settings.saveMatching', adminOnly, { version: 0, value: weights }),
    adminRow('chatDesk.markHandled', adminOnly, { turnId: TURN_ID, handled: true }),
    adminRow('chatDesk.list', adminOnly, { show: 'unanswered', cursor: CURSOR }),
    adminRow('launch.acknowledge', adminOnly, {
      item: 'backups',
      fingerprint: fingerprintOf(['daily, stored off-site, test-restored', BACKUP_DAYS, LOG_DAYS]),
    }),
  ];
}

/** Default settings, an email that failed, a job that failed, a browser failure and an answer that didn't help. */
export async function resetOversight({ db, pool, now }: Pick<Services, 'db' | 'pool' | 'now'>): Promise<void> {
  await db.setting.deleteMany({
    where: {
      key: {
        in: [
          ...[
            'closures',
            'matching',
            'requestTemplates',
            'launch',
            'sessions',
            'compensation',
            'providers',
            'insurers',
          ],
          ...['site', 'siteDraft'],
        ],
      },
    },
  });
  const mail = { template: 'contact-received', to: 'ava@example.com', toName: 'Ava Wong', data: { subject: 'Hello' } };
  await db.outboxMail.upsert({
    where: { id: MAIL_ID },
    create: { id: MAIL_ID, ...mail, state: 'failed' },
    update: { ...mail, state: 'failed', sentAt: null },
  });
  const at = now();
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
  const turn = { page: '/', question: FREE_TEXT, response: 'Yes.', verdict: 'answered', mode: 'embedded' };
  await db.chatTurn.upsert({
    where: { id: TURN_ID },
    create: { id: TURN_ID, ...turn, citations: [], redacted: [], tookMs: 1, helpful: false, createdAt: at },
    update: { handledAt: null },
  });
  await pool.query(
    `INSERT INTO pgboss.job (id, name, data, state) VALUES ($1, 'document.sweep', '{"storageKey": "of-nobody"}', 'failed')
     ON CONFLICT (name, id) DO UPDATE SET state = 'failed'`,
    [JOB_ID],
  );
}

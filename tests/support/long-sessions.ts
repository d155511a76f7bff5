import type { Services } from '#server/platform/services.ts';
import { CLIENT_IDLE_DAYS, CLIENT_MAX_DAYS, type SessionLives } from '#shared/platform/session-lives.ts';

/** For tests whose clock is advanced: staff stay signed in for as long as the settings allow. */
export async function keepSessions({ db, settings }: Pick<Services, 'db' | 'settings'>): Promise<void> {
  const value: SessionLives = {
    staffIdleMinutes: CLIENT_IDLE_DAYS * 24 * 60,
    staffHours: CLIENT_IDLE_DAYS * 24,
    clientDays: CLIENT_MAX_DAYS,
  };
  await db.setting.create({ data: { key: 'sessions', value, updatedByName: 'A test' } });
  await settings.refresh();
}

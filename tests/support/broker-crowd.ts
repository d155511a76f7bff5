/** A large number of brokers, for what must not depend on their number. */
import type { Services } from '#server/platform/services.ts';

/** Brokers who are all eligible for a request for auto insurance in Calgary, inserted by the database. */
export async function addCrowd({ db }: Pick<Services, 'db'>, count: number): Promise<void> {
  await db.$executeRaw`
    INSERT INTO users (id, username, username_key, email, email_key, full_name, phone, password_hash, role, terms_version, terms_accepted_at, updated_at)
    SELECT uuidv7(), name, name, name || '@example.com', name || '@example.com', 'Crowd Broker ' || n, '403-555-0100', '$argon2id$none', 'broker', '1', now(), now()
    FROM (SELECT n, 'crowd_' || n AS name FROM generate_series(1, ${count}::int) n) numbered`;
  await db.$executeRaw`
    INSERT INTO broker_profiles (user_id, firm, licence_number, licence_classes, licence_level, licence_expires_on, licence_verified_at,
      licence_verified_name, lines, areas, languages, capacity)
    SELECT id, 'Crowd Insurance', 'CROWD-' || username, '{GENERAL}', 2, '2099-12-31', now(), 'Seed', '{auto,home}', '{T2}', '{en,fr}', 50
    FROM users WHERE username LIKE 'crowd\\_%'`;
}

/**
 * Brokers who differ in licence, lines, area, language and capacity, so that matching has candidates to exclude. They have worked since
 * before the first case, and each gets the same number of cases, because the benchmark compares lists of equal length.
 */
import { NO_PASSWORD, NUMBER } from './people.ts';

/** Lines are ordered by how much work they bring; a licence class is held for each. */
const KINDS = [
  { classes: 'GENERAL,LIFE,ACCIDENT_SICKNESS', lines: 'auto,home,life,travel,specialty,business' },
  { classes: 'GENERAL', lines: 'auto,home' },
  { classes: 'GENERAL', lines: 'home,auto,specialty' },
  { classes: 'GENERAL', lines: 'auto,home' },
  { classes: 'GENERAL,ACCIDENT_SICKNESS', lines: 'auto,home,travel,supervisa' },
  { classes: 'GENERAL', lines: 'auto,home,specialty' },
  { classes: 'GENERAL', lines: 'commercial-auto,business,auto' },
  { classes: 'LIFE,ACCIDENT_SICKNESS', lines: 'life,travel,supervisa,group-benefits' },
];
/** Every other broker serves all of Alberta, the others a city and its surroundings. */
const AREAS = ['T', 'T1,T2,T3,T4B', 'T', 'T5,T6,T8N', 'T', 'T1,T4N,T4R', 'T', 'T8,T9,T7X', 'T', 'T2,T3,T5,T6'];

/** Most place every industry; some of those who work in business insurance know a few. */
const INDUSTRIES = [
  '',
  '',
  '',
  '',
  '',
  '',
  'contractors,construction,rideshare',
  '',
  '',
  'professionals,medical,retail,other',
  '',
];

/** One of a list of `{a,b}` literals, in turn. */
const turn = (lists: readonly string[]) =>
  `(ARRAY[${lists.map((list) => `'{${list}}'`).join(', ')}])[1 + number % ${lists.length}]`;

/**
 * Some are away, and some let their licence lapse: each is marked as notified, so that no start of the product sends thousands of emails.
 * Licences expire on June 30, as in Alberta.
 */
export const BROKERS = `
  INSERT INTO broker_profiles (user_id, firm, licence_number, licence_classes, licence_level, supervisor_name, supervisor_licence,
    licence_expires_on, licence_told_days, licence_verified_at, licence_verified_name, lines, industries, areas, languages, capacity, away_until)
  SELECT id, (ARRAY['Fictional Insurance', 'Invented Brokers', 'Madeup & Daughters', 'Pretend Risk Partners'])[1 + number % 4] || ' ' || username,
    'SEED-' || username, ${turn(KINDS.map(({ classes }) => classes))}::licence_class[], level,
    CASE level WHEN 1 THEN 'Robin Supervisor' END, CASE level WHEN 1 THEN 'SEED-SUPERVISOR' END,
    CASE WHEN number % 50 = 0 THEN current_date + 20 WHEN number % 50 = 37 THEN current_date - 5 - number % 60
      ELSE make_date(extract(year FROM now())::int + 1 + number % 3, 6, 30) END,
    CASE number % 50 WHEN 0 THEN 30 WHEN 37 THEN 0 END, now(), 'Seed', ${turn(KINDS.map(({ lines }) => lines))}::text[],
    ${turn(INDUSTRIES)}::text[], ${turn(AREAS)}::text[], languages, 40, CASE WHEN number % 25 = 12 THEN current_date + 1 + number % 20 END
  FROM (SELECT *, CASE number % 10 WHEN 4 THEN 1 WHEN 8 THEN 3 ELSE 2 END AS level,
      CASE WHEN language <> 'en' THEN ARRAY['en', language] WHEN number % 9 = 5 THEN ARRAY['en', 'es'] WHEN number % 9 = 7 THEN ARRAY['en', 'uk']
        ELSE ARRAY['en'] END AS languages
    FROM (SELECT u.*, ${NUMBER} AS number FROM users u WHERE role = 'broker' AND password_hash = '${NO_PASSWORD}') u) b`;

/** Every fourth broker is at capacity; the others have room for a few more cases or for up to twice as many. */
export const CAPACITIES = `
  UPDATE broker_profiles p SET capacity = least(500, CASE number % 4 WHEN 0 THEN greatest(1, taken) ELSE taken + 2 + taken * (number % 10) / 10 + number % 5 END)
  FROM (SELECT u.id, ${NUMBER} AS number, l.open_cases + l.open_offers AS taken FROM users u JOIN broker_loads l ON l.broker_id = u.id
    WHERE role = 'broker' AND password_hash = '${NO_PASSWORD}') b WHERE b.id = p.user_id`;

/** Drafts of the last month, and what is left of the older ones: the counts of the questionnaires. */
import { quoteDefinitions } from '#shared/lines/questionnaires.ts';
import { formOf } from '#shared/lines/short-form.ts';
import { SEEDED } from './scope.ts';

/** The screens of every form, under `line/set/`. */
const screens = Object.values(quoteDefinitions).flatMap((definition) =>
  (['short', 'full'] as const).map((set) => [
    `${definition.line}/${set}/`,
    formOf(definition, set).steps.map(({ id }) => id),
  ]),
);
const SCREENS = `'${JSON.stringify(Object.fromEntries(screens))}'::jsonb`;
const SET = `CASE WHEN serial % 5 < 3 THEN 'short' ELSE 'full' END`;
/** Most leave early. */
const SCREEN = `${SCREENS} -> form ->> (jsonb_array_length(${SCREENS} -> form) * (pg_temp.r(serial, 61) % 100) * (pg_temp.r(serial, 62) % 100) / 10000)`;
/** Fifths of a minute: two to five minutes for the short questions, eight to sixteen for all of them. */
const BUCKET = `CASE WHEN serial % 5 < 3 THEN 10 + pg_temp.r(serial, 63) % 15 ELSE 40 + pg_temp.r(serial, 63) % 20 END`;

export const INTAKE = [
  `INSERT INTO quote_drafts (id, token_hash, line, definition_version, answers, step, question_set, reached, created_at, expires_at)
   SELECT uuidv7(), pg_temp.secret('draft ' || serial), type, 1, answers, ${SCREEN}, ${SET}, ${SCREEN}, now() - interval '1 day' * (serial / 100 % 29),
     now() + interval '30 days' - interval '1 day' * (serial / 100 % 29)
   FROM (SELECT *, type || '/' || ${SET} || '/' AS form FROM cases) c WHERE serial % 100 = 1 AND ${SEEDED}`,
  /** Each request was sent from a draft, and for each somebody else left. */
  `INSERT INTO daily_counts (day, metric, dimension, count)
   SELECT day, metric, dimension, count(*) FROM (
     SELECT created_at::date AS day, metric, form || CASE metric WHEN 'intake_sent' THEN (${BUCKET})::text ELSE ${SCREEN} END AS dimension
     FROM (SELECT *, type || '/' || ${SET} || '/' AS form FROM cases) c CROSS JOIN unnest(ARRAY['intake_sent', 'intake_left']) AS metric
     WHERE created_at < now() - interval '31 days' AND ${SEEDED}) counted
   GROUP BY day, metric, dimension`,
];

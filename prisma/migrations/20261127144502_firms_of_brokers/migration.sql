-- kind: data
-- walk: broker_profiles by user_id, 1000 rows at a time
INSERT INTO organizations (id, kind, name)
  SELECT gen_random_uuid(), 'brokerage', min(btrim(regexp_replace(firm, '\s+', ' ', 'g'))) FROM broker_profiles
    WHERE user_id BETWEEN $1 AND $2 AND btrim(firm) <> '' GROUP BY lower(btrim(regexp_replace(firm, '\s+', ' ', 'g')))
  ON CONFLICT (lower(name)) WHERE kind = 'brokerage' DO NOTHING;

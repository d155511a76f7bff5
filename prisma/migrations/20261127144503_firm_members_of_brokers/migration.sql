-- kind: data
-- walk: broker_profiles by user_id, 1000 rows at a time
INSERT INTO firm_members (user_id, firm_id, role, joined_at)
  SELECT p.user_id, o.id, 'broker', now() FROM broker_profiles p
    JOIN users u ON u.id = p.user_id AND u.role = 'broker'
    JOIN organizations o ON o.kind = 'brokerage' AND lower(o.name) = lower(btrim(regexp_replace(p.firm, '\s+', ' ', 'g')))
    WHERE p.user_id BETWEEN $1 AND $2
  ON CONFLICT (user_id) DO NOTHING;

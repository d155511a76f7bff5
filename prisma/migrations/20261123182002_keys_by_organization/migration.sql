-- The keys built before take the place of the old ones, and their names.
ALTER TABLE settings DROP CONSTRAINT settings_pkey, ADD CONSTRAINT settings_pkey PRIMARY KEY USING INDEX settings_organization_id_key;
ALTER TABLE daily_counts DROP CONSTRAINT daily_counts_pkey, ADD CONSTRAINT daily_counts_pkey PRIMARY KEY USING INDEX daily_counts_organization_id_key;

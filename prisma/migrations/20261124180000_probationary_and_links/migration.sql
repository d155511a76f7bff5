-- A probationary licence is level 0 of the form, which the first check refused.
ALTER TABLE broker_profiles
  DROP CONSTRAINT broker_profiles_licence_level_check,
  ADD CONSTRAINT broker_profiles_licence_level_check CHECK (licence_level BETWEEN 0 AND 3) NOT VALID;
-- Browsers read a backslash after the slash as a second slash: /\elsewhere.example would leave the site.
ALTER TABLE notifications
  DROP CONSTRAINT notifications_link_check,
  ADD CONSTRAINT notifications_link_check CHECK (link ~ '^/([^/\\]|$)' AND length(link) <= 500) NOT VALID;
ALTER TABLE digest_items
  DROP CONSTRAINT digest_items_path_check,
  ADD CONSTRAINT digest_items_path_check CHECK (path ~ '^/([^/\\]|$)' AND length(path) <= 500) NOT VALID;

-- kind: concurrent
ALTER TABLE broker_profiles VALIDATE CONSTRAINT broker_profiles_licence_level_check;
ALTER TABLE notifications VALIDATE CONSTRAINT notifications_link_check;
ALTER TABLE digest_items VALIDATE CONSTRAINT digest_items_path_check;

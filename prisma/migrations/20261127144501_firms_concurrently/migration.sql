-- kind: concurrent
ALTER TABLE "user_invitations" VALIDATE CONSTRAINT "user_invitations_firm_id_fkey";

ALTER TABLE "user_invitations" VALIDATE CONSTRAINT user_invitations_firm_check;

ALTER TABLE "user_invitations" VALIDATE CONSTRAINT user_invitations_profile_check;

ALTER TABLE messages VALIDATE CONSTRAINT messages_sender_role_check;

ALTER TABLE case_events VALIDATE CONSTRAINT case_events_actor_role_check;

CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS organizations_one_brokerage_key ON organizations (lower(name)) WHERE kind = 'brokerage';

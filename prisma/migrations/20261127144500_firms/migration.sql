-- Brokers belong to a brokerage, with its assistants. Until now the firm was only a text of the profile.
CREATE TYPE "firm_role" AS ENUM ('manager', 'broker', 'assistant');

ALTER TABLE "user_invitations" ADD COLUMN     "firm_id" UUID,
ADD COLUMN     "firm_role" "firm_role";

CREATE TABLE "firm_members" (
    "user_id" UUID NOT NULL,
    "firm_id" UUID NOT NULL,
    "role" "firm_role" NOT NULL,
    "joined_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "firm_members_pkey" PRIMARY KEY ("user_id")
);

CREATE TABLE "case_assistants" (
    "case_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "case_assistants_pkey" PRIMARY KEY ("case_id","user_id")
);

CREATE INDEX "firm_members_firm_id_user_id_idx" ON "firm_members"("firm_id", "user_id");

CREATE INDEX "case_assistants_user_id_idx" ON "case_assistants"("user_id");

ALTER TABLE "firm_members" ADD CONSTRAINT "firm_members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "firm_members" ADD CONSTRAINT "firm_members_firm_id_fkey" FOREIGN KEY ("firm_id") REFERENCES "organizations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "case_assistants" ADD CONSTRAINT "case_assistants_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "cases"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "case_assistants" ADD CONSTRAINT "case_assistants_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "user_invitations" ADD CONSTRAINT "user_invitations_firm_id_fkey" FOREIGN KEY ("firm_id") REFERENCES "organizations"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;

-- An assistant has no licence to fill in.
ALTER TABLE "user_invitations"
  ADD CONSTRAINT user_invitations_firm_check CHECK (((firm_id IS NULL) = (firm_role IS NULL)) AND (firm_id IS NULL OR role = 'broker')) NOT VALID,
  DROP CONSTRAINT user_invitations_profile_check,
  ADD CONSTRAINT user_invitations_profile_check CHECK ((role = 'broker' AND firm_role IS DISTINCT FROM 'assistant') = (profile IS NOT NULL)
    AND coalesce(jsonb_typeof(profile), 'object') = 'object') NOT VALID;

-- The history says who wrote as an assistant.
ALTER TABLE messages
  DROP CONSTRAINT messages_sender_role_check,
  ADD CONSTRAINT messages_sender_role_check CHECK (sender_role IN ('client', 'broker', 'assistant', 'admin', 'system')) NOT VALID;

ALTER TABLE case_events
  DROP CONSTRAINT case_events_actor_role_check,
  ADD CONSTRAINT case_events_actor_role_check CHECK (actor_role IN ('client', 'broker', 'assistant', 'admin', 'system', 'visitor')) NOT VALID;

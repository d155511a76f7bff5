-- The row that is named must exist, and stays as long as something names it: decision 0042. Proven by the migration after this one.

-- These made the column null when the row went: a case without its client, and words of one person that were everybody's.
ALTER TABLE broker_profiles
  DROP CONSTRAINT broker_profiles_delegate_id_fkey,
  ADD CONSTRAINT broker_profiles_delegate_id_fkey FOREIGN KEY (delegate_id) REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE cases
  DROP CONSTRAINT cases_client_id_fkey,
  DROP CONSTRAINT cases_broker_id_fkey,
  DROP CONSTRAINT cases_merged_into_id_fkey,
  DROP CONSTRAINT cases_import_batch_id_fkey,
  ADD CONSTRAINT cases_client_id_fkey FOREIGN KEY (client_id) REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID,
  ADD CONSTRAINT cases_broker_id_fkey FOREIGN KEY (broker_id) REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID,
  ADD CONSTRAINT cases_merged_into_id_fkey FOREIGN KEY (merged_into_id) REFERENCES cases (id) ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID,
  ADD CONSTRAINT cases_import_batch_id_fkey FOREIGN KEY (import_batch_id) REFERENCES import_batches (id) ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE case_participants
  DROP CONSTRAINT case_participants_user_id_fkey,
  ADD CONSTRAINT case_participants_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE documents
  DROP CONSTRAINT documents_request_id_fkey,
  ADD CONSTRAINT documents_request_id_fkey FOREIGN KEY (request_id) REFERENCES document_requests (id) ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE canned_replies
  DROP CONSTRAINT canned_replies_owner_id_fkey,
  ADD CONSTRAINT canned_replies_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;

-- These let anything be named.
ALTER TABLE assignment_decisions
  ADD CONSTRAINT assignment_decisions_chosen_broker_id_fkey FOREIGN KEY (chosen_broker_id) REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE callbacks
  ADD CONSTRAINT callbacks_created_by_id_fkey FOREIGN KEY (created_by_id) REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE consent_records
  ADD CONSTRAINT consent_records_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases (id) ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE contact_messages
  ADD CONSTRAINT contact_messages_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases (id) ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE bulk_actions
  ADD CONSTRAINT bulk_actions_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE documents
  ADD CONSTRAINT documents_uploaded_by_id_fkey FOREIGN KEY (uploaded_by_id) REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE document_versions
  ADD CONSTRAINT document_versions_uploaded_by_id_fkey FOREIGN KEY (uploaded_by_id) REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE document_requests
  ADD CONSTRAINT document_requests_created_by_id_fkey FOREIGN KEY (created_by_id) REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE import_batches
  ADD CONSTRAINT import_batches_created_by_id_fkey FOREIGN KEY (created_by_id) REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE import_rows
  ADD CONSTRAINT import_rows_duplicate_case_id_fkey FOREIGN KEY (duplicate_case_id) REFERENCES cases (id) ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID,
  ADD CONSTRAINT import_rows_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases (id) ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE messages
  ADD CONSTRAINT messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE scheduled_messages
  ADD CONSTRAINT scheduled_messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE conversation_writers
  ADD CONSTRAINT conversation_writers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE notifications
  ADD CONSTRAINT notifications_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases (id) ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE user_invitations
  ADD CONSTRAINT user_invitations_invited_by_id_fkey FOREIGN KEY (invited_by_id) REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE view_grants
  ADD CONSTRAINT view_grants_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID,
  ADD CONSTRAINT view_grants_client_id_fkey FOREIGN KEY (client_id) REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;

-- Passports, plates, policies, claims and street addresses are removed from questions too.
ALTER TABLE chat_turns
  DROP CONSTRAINT chat_turns_redacted_check,
  ADD CONSTRAINT chat_turns_redacted_check CHECK (redacted IS NOT NULL AND redacted <@ ARRAY['email', 'phone', 'card', 'sin', 'licence', 'vin', 'birthdate',
    'health-number', 'postal-code', 'passport', 'plate', 'policy-number', 'claim-number', 'street-address']) NOT VALID;

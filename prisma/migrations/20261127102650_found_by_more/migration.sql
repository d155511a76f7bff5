-- A request is also found by its insurers, files, addresses, vehicles and references, and by the words of a name apart (docs/decisions/0097).
ALTER TABLE "cases" ADD COLUMN     "linked_names" TEXT;
ALTER TABLE cases ADD CONSTRAINT cases_linked_names_check CHECK (length(linked_names) <= 100000) NOT VALID;

-- The plain answers that are searched, the same as in src/shared/lines/searched.ts. Sensitive ones are sealed, and in another column.
CREATE FUNCTION searched_answers(answers jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT string_agg(value #>> '{}', ' ') FROM unnest(ARRAY[
      '$.currentInsurer', '$.primaryInsurer', '$.businessName',
      '$.vehicles[*].year', '$.vehicles[*].make', '$.vehicles[*].model', '$.vehicles[*].trim', '$.units[*].unitYear', '$.units[*].unitModel',
      '$.vehicleYear', '$.vehicleMake', '$.vehicleModel',
      '$.address.street', '$.address.unit', '$.address.city', '$.baseAddress.street', '$.baseAddress.unit', '$.baseAddress.city',
      '$.projectAddress.street', '$.projectAddress.unit', '$.projectAddress.city']::jsonpath[]) AS path, jsonb_path_query(answers, path) AS value
    WHERE jsonb_typeof(value) IN ('string', 'number') AND NOT starts_with(value #>> '{}', '__'));

-- A name’s words once more, marked: by these, people come before whatever else contains the word.
CREATE FUNCTION name_words(name text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT coalesce(array_to_tsvector(array_agg('name:' || word)), ''::tsvector)
    FROM unnest(tsvector_to_array(to_tsvector('simple', public.without_accents(name)))) AS word);

ALTER FUNCTION case_words(text, text, text, text, text, integer) RENAME TO case_words_before;

-- Hyphens also as spaces, and in vehicles left out: F-150 is found as F 150 and as F150, pink-card.pdf as card.
CREATE FUNCTION case_words(name text, email text, title text, phone text, policy text, reference text, serial integer, postal_code text,
    insurer text, linked text, answers jsonb) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
DECLARE
  given text := public.searched_answers(answers);
BEGIN
  RETURN to_tsvector('simple', public.without_accents(concat_ws(' ', name, email, title, serial, postal_code,
      translate(concat_ws(' ', title, insurer, linked, given), '-._/', '    '), replace(concat_ws(' ', title, given), '-', ''))))
    || public.name_words(name) || public.number_words(phone) || public.number_words(policy) || public.number_words(reference)
    || public.number_words(postal_code) || array_to_tsvector(ARRAY['no:' || serial]);
END $$;

-- lint: allow drop: there is no release yet, and so nobody who still searches it
ALTER TABLE cases DROP COLUMN search_words;
-- lint: allow volatile-default: there is no release yet, and so nobody who waits for the table
ALTER TABLE cases ADD COLUMN search_words tsvector GENERATED ALWAYS AS (case_words(contact_name, contact_email, title, contact_phone_e164,
  policy_number, external_reference, serial, postal_code, bound_insurer, linked_names, answers)) STORED;
DROP FUNCTION case_words_before(text, text, text, text, text, integer);

CREATE FUNCTION names_linked_to(wanted uuid) RETURNS text LANGUAGE sql STABLE
  RETURN (SELECT left(string_agg(name, E'\n' ORDER BY name), 100000) FROM (
    SELECT insurer FROM quote_options WHERE case_id = wanted
    UNION SELECT title FROM documents WHERE case_id = wanted AND deleted_at IS NULL
    UNION SELECT v.file_name FROM documents d JOIN document_versions v ON v.document_id = d.id WHERE d.case_id = wanted AND d.deleted_at IS NULL
  ) AS linked (name));

-- The case is locked first: of two uploads at once, the second one sees the name that the first one wrote. An erased case stays empty,
-- whichever of its rows are erased last.
CREATE FUNCTION keep_linked_names() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[];
BEGIN
  IF TG_TABLE_NAME = 'document_versions' THEN
    SELECT array_agg(case_id) INTO changed FROM documents WHERE id IN (OLD.document_id, NEW.document_id);
  ELSE
    changed := ARRAY[OLD.case_id, NEW.case_id];
  END IF;
  PERFORM FROM cases WHERE id = ANY(changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE cases SET linked_names = names_linked_to(id)
    WHERE id = ANY(changed) AND anonymised_at IS NULL AND linked_names IS DISTINCT FROM names_linked_to(id);
  RETURN NULL;
END $$;

CREATE TRIGGER keep_linked_names AFTER INSERT OR DELETE OR UPDATE OF case_id, insurer ON quote_options FOR EACH ROW
  EXECUTE FUNCTION keep_linked_names();
CREATE TRIGGER keep_linked_names AFTER INSERT OR DELETE OR UPDATE OF case_id, title, deleted_at ON documents FOR EACH ROW
  EXECUTE FUNCTION keep_linked_names();
CREATE TRIGGER keep_linked_names AFTER INSERT OR DELETE OR UPDATE OF document_id, file_name ON document_versions FOR EACH ROW
  EXECUTE FUNCTION keep_linked_names();

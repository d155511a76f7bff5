-- What is searched by words, spelled once: the indexes and src/server/text-search/vectors.ts call these functions (docs/decisions/0051).
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Côté is found as Cote too. Letters alone: PostgreSQL lowers them when it makes words.
CREATE FUNCTION without_accents(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN octet_length(words) = length(words) THEN words
    ELSE translate(normalize(words, NFD), U&'\0300\0301\0302\0303\0304\0306\0307\0308\030A\030B\030C\0323\0327\0328', '') END;

-- Telephones and policy numbers: by their beginning and by their end, with none of what people put between.
CREATE FUNCTION number_words(number text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN number ~ '[[:alnum:]]' THEN array_to_tsvector(ARRAY[
      'no:' || lower(regexp_replace(number, '[^[:alnum:]]', '', 'g')),
      'end:' || reverse(lower(regexp_replace(number, '[^[:alnum:]]', '', 'g')))])
    ELSE ''::tsvector END;

-- Not in SQL, which would be folded into the statement: only a function with a price of its own keeps PostgreSQL from testing every row of a
-- table rather than asking the index. Building an index looks for functions nowhere but where their names say.
CREATE FUNCTION case_words(name text, email text, title text, phone text, policy text, serial integer) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 1000 AS $$ BEGIN
  RETURN to_tsvector('simple', public.without_accents(name || ' ' || email || ' ' || title || ' ' || serial::text)) || public.number_words(phone) || public.number_words(policy); END $$;

CREATE FUNCTION person_words(name text, username text, email text, phone text) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 1000 AS $$ BEGIN
  RETURN to_tsvector('simple', public.without_accents(name || ' ' || username || ' ' || email)) || public.number_words(phone); END $$;

CREATE FUNCTION letter_words(name text, email text, subject text, phone text) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 1000 AS $$ BEGIN
  RETURN to_tsvector('simple', public.without_accents(name || ' ' || email || ' ' || subject)) || public.number_words(phone); END $$;

CREATE FUNCTION audit_words(actor text, subject text, reason text) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 1000 AS $$ BEGIN
  RETURN to_tsvector('simple', public.without_accents(actor || ' ' || subject || ' ' || coalesce(reason, ''))); END $$;

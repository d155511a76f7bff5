#!/bin/sh
# Run once by the PostgreSQL image in an empty volume, or by you with PGHOST, PGPORT and POSTGRES_USER: the three roles, each with a login of its own (docs/operations.md, The three roles).
set -eu
psql --username "$POSTGRES_USER" --dbname postgres --set ON_ERROR_STOP=1 \
  --set owner_password="$OWNER_PASSWORD" --set app_password="$APP_PASSWORD" --set retention_password="$RETENTION_PASSWORD" <<'SQL'
CREATE ROLE coverbridge_owner LOGIN PASSWORD :'owner_password';
CREATE ROLE coverbridge_app LOGIN PASSWORD :'app_password';
CREATE ROLE coverbridge_retention LOGIN PASSWORD :'retention_password';
ALTER ROLE coverbridge_app SET statement_timeout = '15s';
ALTER ROLE coverbridge_app SET lock_timeout = '10s';
ALTER ROLE coverbridge_app SET idle_in_transaction_session_timeout = '150s';
ALTER ROLE coverbridge_retention SET statement_timeout = '60s';
ALTER ROLE coverbridge_retention SET lock_timeout = '40s';
ALTER ROLE coverbridge_retention SET idle_in_transaction_session_timeout = '150s';
CREATE DATABASE coverbridge OWNER coverbridge_owner;
SQL

/** Whether PostgreSQL archives its log, with which it can be put back to any moment (docs/decisions/0111, 0115). */

export interface Archiving {
  isOn: boolean;
  /** The last attempt failed. PostgreSQL keeps trying, and keeps what it can't archive: its disk fills. */
  isFailing: boolean;
  /** How much was written since the end of what is archived. */
  waitingBytes: number;
  /** After how many seconds a segment is archived that isn't full; 0 for never. */
  latestSeconds: number;
}

/** Where the last archived segment ends, from its name: eight digits of history, then the upper and the lower part of its number. */
const ARCHIVED_END = `CASE WHEN last_archived_wal ~ '^[0-9A-F]{24}'
  THEN (('x' || substr(last_archived_wal, 9, 8))::bit(32)::bigint << 32)
    + (('x' || substr(last_archived_wal, 17, 8))::bit(32)::bigint + 1) * pg_size_bytes(current_setting('wal_segment_size')) END`;

/** SQL without parameters; one row, an `Archiving`. Any login may ask. */
export const ARCHIVING = `SELECT current_setting('archive_mode') <> 'off' AS "isOn",
    coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) AS "isFailing",
    CASE WHEN current_setting('archive_mode') = 'off' OR pg_is_in_recovery() THEN 0
      ELSE coalesce(greatest(pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') - (${ARCHIVED_END}), 0), 0)::float8 END AS "waitingBytes",
    (SELECT setting::int FROM pg_settings WHERE name = 'archive_timeout') AS "latestSeconds"
  FROM pg_stat_archiver`;

import { Stack, Title } from '@mantine/core';
import { keptWords } from '#shared/data-classes/retention-rules.ts';
import type { RetentionPreview } from '#shared/privacy/retention/schema.ts';
import list from '../lists/list.module.css';

/** What is deleted by the hour, and how much of it there is now. */
export function HourlyRecords({ records }: { records: RetentionPreview['hourly'] }) {
  return (
    <Stack component="section" gap="sm" aria-labelledby="hourly">
      <Title order={4} size="h2" id="hourly">
        Deleted every hour
      </Title>
      <table className={list.table}>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">When</th>
            <th scope="col">Rows now</th>
          </tr>
        </thead>
        <tbody>
          {records.map(({ what, after, rows }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td data-label="When">{after.charAt(0).toUpperCase() + after.slice(1)}</td>
              <td data-label="Rows now">{keptWords(rows)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
}

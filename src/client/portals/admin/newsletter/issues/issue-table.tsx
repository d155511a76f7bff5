import { Link } from 'react-router-dom';
import type { IssueSummary } from '#shared/newsletter/issues/schema.ts';
import { formatNumber } from '#shared/platform/formats.ts';
import list from '../../lists/list.module.css';
import { issueAddress } from './issue-address.ts';
import { IssueStateWord, subjectOf, timeWords, topicName } from './issue-words.tsx';

/** Issues: a table where there is room, cards on a phone. */
export function IssueTable({ issues }: { issues: readonly IssueSummary[] }) {
  return (
    <table className={list.table}>
      <caption className="visually-hidden">Newsletter issues, newest first</caption>
      <thead>
        <tr>
          <th scope="col">Subject</th>
          <th scope="col">Topic</th>
          <th scope="col">Status</th>
          <th scope="col">When</th>
          <th scope="col">Sent to</th>
        </tr>
      </thead>
      <tbody>
        {issues.map((issue) => (
          <tr key={issue.id}>
            <th scope="row">
              <Link className={list.name} to={issueAddress(issue.id)}>
                {subjectOf(issue)}
              </Link>
            </th>
            <td data-label="Topic">{topicName(issue.topic)}</td>
            <td data-label="Status">
              <IssueStateWord status={issue.status} />
            </td>
            <td data-label="When">{timeWords(issue)}</td>
            <td data-label="Sent to">{issue.startedAt ? formatNumber(issue.sentCount) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

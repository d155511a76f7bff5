import type { MouseEvent, ReactNode } from 'react';
import type { Issue } from '#shared/platform/errors.ts';
import { fieldId } from './field-id.ts';

interface SummaryLinksProps {
  issues: readonly Issue[];
  onFollow: (path: string) => void;
  /** The id of a field's control, as the summary links to it. */
  idOf?: (path: string) => string;
  children: ReactNode;
}

/** The links of an error summary focus the control itself and leave the URL to the steps. */
export function SummaryLinks({ issues, onFollow, idOf = fieldId, children }: SummaryLinksProps) {
  function follow(event: MouseEvent) {
    const href = (event.target as Element).closest('a')?.getAttribute('href');
    const issue = issues.find(({ path }) => `#${idOf(path)}` === href);
    if (!issue) return;
    event.preventDefault();
    onFollow(issue.path);
  }
  // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are activated by key or pointer; both arrive as a click
  // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the links inside
  return <div onClick={follow}>{children}</div>;
}

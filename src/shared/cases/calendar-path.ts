/** The dates of a request as a calendar file, for its client. */
export function requestCalendarPath(caseId: string): string {
  return `/api/cases/${caseId}/dates.ics`;
}

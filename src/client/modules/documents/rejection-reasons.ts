/** What is usually wrong with a document: what the broker chooses, and what the client reads. */
export const rejectionReasons = [
  { label: 'Hard to read', note: 'It’s hard to read. Please photograph it again in good light, straight from above.' },
  { label: 'Incomplete', note: 'A page or a side is missing. Please upload all of it.' },
  { label: 'Out of date', note: 'It’s out of date. Please upload the current one.' },
  { label: 'Wrong document', note: 'This is a different document. Please check what’s asked for and upload that one.' },
] as const;

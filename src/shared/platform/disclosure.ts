/** What is said about being paid for a request until an administrator has chosen a statement, or when that can’t be read. */
export const GENERAL_DISCLOSURE =
  'You can ask us whether anyone pays us because of your request and, if so, who and for what. We’ll answer in writing.';

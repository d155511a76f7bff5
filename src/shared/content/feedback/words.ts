/** Without zod: the public pages read them too. */
export const FEEDBACK_QUESTION = 'Was this helpful?';
export const FEEDBACK_THANKS = 'Thanks for letting us know.';

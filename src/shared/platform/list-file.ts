/** Limits of a list that is uploaded as a file. */
export const LIST_MAX_BYTES = 5 * 1024 * 1024;
export const LIST_MAX_ROWS = 10_000;
export const LIST_MAX_COLUMNS = 100;

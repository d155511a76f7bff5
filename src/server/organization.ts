/** Whose records a connection works with (docs/decisions/0049). */

/** The organization that runs the installation: the same in each, so that the defaults of columns can name it. */
export const INSTALLATION = '01900000-0000-7000-8000-000000000001';

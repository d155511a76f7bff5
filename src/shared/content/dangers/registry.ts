/** The languages in which a danger is recognized and answered, besides English and French. */
export { dangers as dangerLanguages } from '../generated/dangers.ts';

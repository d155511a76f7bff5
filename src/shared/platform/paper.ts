/** A page of paper as a program sees it. */

/** A part of a page, each number a share of the page from its top left corner. */
export type Box = { x: number; y: number; width: number; height: number };
export type Word = Box & { text: string };

/** What reading takes: a policy says who, what and how much on its first pages; the rest is wording. */
export const PAGES_READ = 4;

/** How often a screen reports typing at most, and how long others show it. */
export const WRITING_EVERY_MS = 4_000;
export const WRITING_FOR_MS = 9_000;

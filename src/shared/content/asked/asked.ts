/**
 * How people ask for what a passage says, in their own words: what search and the assistant find it by, beside its own text. Written for
 * every passage by somebody who has read it, never shown.
 */
export type Asked = Readonly<Record<string, readonly string[]>>;

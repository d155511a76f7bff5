type Explained = readonly { message: RegExp; reason: string }[];

/** Errors of the W3C checker that are none. */
export const ignoredErrors: Explained = [
  {
    message:
      /^Attribute “tool(?:name|description|paramdescription)” not allowed on element “(?:form|input|textarea)” at this point\.$/,
    reason:
      'It’s for agents in the browser (docs/decisions/0086), and not a standard yet. Other browsers pass over it.',
  },
];

/** Warnings of the W3C checker that are not errors, and why we ignore them. Any other warning is a finding: fix it, or explain it here. */
export const ignoredWarnings: Explained = [
  {
    message: /^Trailing slash on void elements has no effect/,
    reason:
      'React closes void elements with a slash. HTML ignores it, and our attributes are quoted, which is all the warning is about.',
  },
  {
    message: /^The first occurrence of ID .* was here\.$/,
    reason: 'It’s part of the error for the second occurrence, which is reported as a finding.',
  },
];

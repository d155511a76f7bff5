/** What the W3C checker remarks although it is no error, and why we leave it. Another remark is a finding: mend it, or explain it here. */
export const ignoredWarnings: readonly { message: RegExp; reason: string }[] = [
  {
    message: /^Trailing slash on void elements has no effect/,
    reason:
      'React closes void elements with a slash. HTML ignores it, and our attributes are quoted, which is all the remark is about.',
  },
  {
    message: /^The first occurrence of ID .* was here\.$/,
    reason: 'It belongs to the error about the second occurrence, which is a finding.',
  },
];

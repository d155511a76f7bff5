/** The names that make a PDF act, found in bytes however they are spelled: `/JavaScript` is also `/J#61vaScript`. */

/** The end of a name. */
const DELIMITER = '(?=[\\0\\t\\n\\f\\r ()<>\\[\\]{}/%]|$)';

/** A pattern for one name, each letter plain or as `#` and two hexadecimal digits. It cannot backtrack. */
function spelled(name: string): string {
  const letters = [...name].map((letter) => {
    const code = letter.charCodeAt(0).toString(16);
    const digits = [...code]
      .map((digit) => (/[a-f]/.test(digit) ? `[${digit}${digit.toUpperCase()}]` : digit))
      .join('');
    return `(?:${letter}|#${digits})`;
  });
  return `/${letters.join('')}`;
}

export function namePattern(name: string): RegExp {
  return new RegExp(spelled(name) + DELIMITER);
}

/** An action that is written in one piece: `/S /JavaScript`. */
export function actionPattern(name: string): RegExp {
  return new RegExp(`${spelled('S')}[\\0\\t\\n\\f\\r ]{0,64}${spelled(name)}${DELIMITER}`);
}

/** How long a text message is as the network counts it (3GPP TS 23.038): characters of a 7-bit alphabet, or 16 bits each. */

const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Two characters each. */
const EXTENDED = '^{}\\[~]|€';

/** The 7-bit characters it takes, or null when one of them isn’t in the alphabet. */
function septets(text: string): number | null {
  let count = 0;
  for (const character of text) {
    if (BASIC.includes(character)) count += 1;
    else if (EXTENDED.includes(character)) count += 2;
    else return null;
  }
  return count;
}

/** How many messages it is charged and sent as. */
export function segmentsOf(text: string): number {
  const seven = septets(text);
  if (seven === null) return text.length <= 70 ? 1 : Math.ceil(text.length / 67);
  return seven <= 160 ? 1 : Math.ceil(seven / 153);
}

/** The typographic signs of our sentences, as the alphabet has them: one of them would halve what fits. */
export function inPlainLetters(text: string): string {
  return text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll('–', '-').replaceAll('…', '...');
}

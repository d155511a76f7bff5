/** Detects addresses among words: the model may not show any. It cites pages by number, and the server knows their addresses. */

const ENDINGS =
  'com|ca|org|net|io|ai|co|info|biz|app|dev|xyz|site|online|shop|store|top|club|live|link|click|page|pages|web|website|tech|pro|me|tv|gg|ly|to|us|uk|fr|de|ru|cn|in|eu|gov|edu|mil|int|example|test|invalid|localhost|zip|mov|insure|insurance|agency|quote|money|finance|example';
const DOMAIN = new RegExp(`[\\p{L}\\p{N}-]\\.(?:${ENDINGS})(?![\\p{L}\\p{N}])`, 'iu');
const SCHEME =
  /(?:^|[^\p{L}])(?:https?|hxxps?|ftp|file|javascript|vbscript|data|mailto|tel|sms|blob|about|ws|wss):(?=\S)|:\/\/|\/\/\p{L}|www\./iu;
const IP = /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)|localhost/i;
const PATH = /^[("']*\.{0,2}\/[\p{L}]/u;
const VANITY = /^\(?(?:1[-. ])?\(?8(?:00|88|77|66|55|44|33|22)\)?[-.][\p{L}]/iu;

/** @param word the text between two spaces */
export function isAddress(word: string): boolean {
  return (
    SCHEME.test(word) ||
    DOMAIN.test(word) ||
    IP.test(word) ||
    PATH.test(word) ||
    VANITY.test(word) ||
    /\S@\S/u.test(word)
  );
}

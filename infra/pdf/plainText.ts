/** What would reverse, hide or split the text around it: control characters, marks of direction, invisible characters. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu

/**
 * Text as it can be printed: composed, so that a letter and its accent are one character, and without hidden characters.
 * Keeps line breaks.
 */
export const plainText = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/\r\n?|\u2028|\u2029/g, "\n")
    // The narrow spaces in formatted numbers, and tabs, which fonts don't have.
    .replace(/[\u2007\u202f]/g, "\u00a0")
    .replace(/\t/g, " ")
    .split("\n")
    .map((line) => line.replace(HIDDEN, ""))
    .join("\n")

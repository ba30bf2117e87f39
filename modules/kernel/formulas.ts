/** The signs with which a formula begins, also in their full-width forms. */
const SIGN = "[=+\\-@＝＋－＠]"
/**
 * Where a spreadsheet may see a cell begin: at the start of the text and, if it splits at semicolons or tabs, after
 * each of these and after a line break. It ignores spaces and quotes before the formula.
 */
const START = '(?:^|[;\\t\\r\\n])(?:[^\\S\\t\\r\\n]|")*'

const HAS_SIGN = new RegExp(SIGN, "u")
const FORMULA = new RegExp(`(${START})('*${SIGN})`, "gu")
const GUARDED = new RegExp(`(${START})'('*${SIGN})`, "gu")
const BREAK = /^('*)(?=[\t\r\n])/
const GUARDED_BREAK = /^'('*)(?=[\t\r\n])/

/**
 * Puts an apostrophe before whatever a spreadsheet would run as a formula. A text that already looks guarded gets
 * another one, so that removing one always restores the original.
 */
export const guarded = (cell: string): string => {
  // Nearly all cells have no sign anywhere.
  const text = HAS_SIGN.test(cell) ? cell.replaceAll(FORMULA, "$1'$2") : cell
  return text.replace(BREAK, "'$1")
}

/** Removes the apostrophes that `guarded` added. */
export const unguarded = (cell: string): string =>
  cell.replaceAll(GUARDED, "$1$2").replace(GUARDED_BREAK, "$1")

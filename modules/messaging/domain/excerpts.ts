/** How much of a text a list shows, in characters: two lines of a first message or a match, one of the latest reply. */
export const PREVIEW_LENGTH = 160
export const LATEST_LENGTH = 80

const CUT_CHARACTER = /[\ud800-\udbff]$/

/** The beginning of a text; an ellipsis stands for the rest. */
export const beginning = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length).replace(CUT_CHARACTER, "").trimEnd()}…`

/** The same for a text that is not the beginning of its message. */
export const middle = (text: string, length: number): string => `… ${beginning(text, length)}`

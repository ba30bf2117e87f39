import type { NotReadableReason } from "../failures.ts"

/** The failures that a workbook may have, as data: the process that reads it does without Effect, which starts slowly. */
export type Rejection =
  | { readonly _tag: "FileNotReadable"; readonly reason: NotReadableReason }
  | {
      readonly _tag: "TooLarge"
      readonly what: "content" | "rows" | "columns" | "cell"
      readonly most: number
      readonly line: number | null
    }
  | { readonly _tag: "SheetNotFound"; readonly sheet: string; readonly sheets: ReadonlyArray<string> }

/** Ends reading. */
export class Rejected extends Error {
  readonly rejection: Rejection

  constructor(rejection: Rejection) {
    super(rejection._tag)
    this.rejection = rejection
  }
}

export const notReadable = (reason: NotReadableReason): Rejected =>
  new Rejected({ _tag: "FileNotReadable", reason })

export const damaged = (): Rejected => notReadable("damaged")

export const tooLarge = (
  what: "content" | "rows" | "columns" | "cell",
  most: number,
  line: number | null = null
): Rejected => new Rejected({ _tag: "TooLarge", what, most, line })

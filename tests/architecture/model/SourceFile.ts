import { parseSync, type Program } from "oxc-parser"
import { type Import, importsOf } from "./imports.ts"
import { type Place, placeOf } from "./place.ts"

const CODE = /\.(ts|tsx|mts|mjs|js)$/

/** A file of the project. Parsed once, when a rule first needs it. */
export class SourceFile {
  /** From the project's root, with forward slashes. */
  readonly path: string
  readonly text: string
  readonly place: Place
  #parsed: { readonly program: Program; readonly comments: ReadonlyArray<Comment> } | undefined
  #imports: ReadonlyArray<Import> | undefined

  constructor(path: string, text: string) {
    this.path = path
    this.text = text
    this.place = placeOf(path)
  }

  get isCode(): boolean {
    return CODE.test(this.path)
  }

  get program(): Program {
    return this.#parse().program
  }

  get comments(): ReadonlyArray<Comment> {
    return this.#parse().comments
  }

  /** Static and dynamic imports, re-exports and `import()` types. */
  get imports(): ReadonlyArray<Import> {
    this.#imports ??= importsOf(this.path, this.program)
    return this.#imports
  }

  /** The line number of this position, from 1. */
  lineAt(position: number): number {
    return this.text.slice(0, position).split("\n").length
  }

  get lines(): number {
    return this.text.replace(/\n$/, "").split("\n").length
  }

  /** @throws when the file does not parse: a rule must not skip what it cannot read. */
  #parse() {
    if (this.#parsed) return this.#parsed
    const { program, comments, errors } = parseSync(this.path, this.text)
    if (errors.length > 0) throw new Error(`${this.path} does not parse: ${errors[0]?.message}`)
    this.#parsed = { program, comments }
    return this.#parsed
  }
}

export interface Comment {
  readonly value: string
  readonly start: number
  readonly end: number
}

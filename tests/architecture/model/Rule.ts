import type { SourceFile } from "./SourceFile.ts"

/** What is wrong, and where. */
export interface Violation {
  readonly path: string
  readonly line: number
  readonly what: string
}

/** All files of the project, or of a planted one. */
export interface Tree {
  readonly files: ReadonlyArray<SourceFile>
  readonly has: (path: string) => boolean
}

/** Files by path: a small project that breaks the rule, or just does not. */
export type Sources = Readonly<Record<string, string>>

export interface Rule {
  /** A sentence that is true of the project. */
  readonly name: string
  /** The files it speaks of. A rule that saw none has not been checked, and fails. */
  readonly about: (file: SourceFile) => boolean
  readonly check: (files: ReadonlyArray<SourceFile>, tree: Tree) => ReadonlyArray<Violation>
  /** Each must turn the rule red, in exactly one place. */
  readonly planted: Readonly<Record<string, Sources>>
  /** Each must leave it green: the rule does not simply refuse everything. */
  readonly fine: Readonly<Record<string, Sources>>
}

/** What is wrong with one file: position in the text, and a sentence. */
export type Fault = readonly [position: number, what: string]

/** A check that looks at each file alone. */
export const eachFile =
  (faultsOf: (file: SourceFile, tree: Tree) => Iterable<Fault>): Rule["check"] =>
  (files, tree) =>
    files.flatMap((file) =>
      [...faultsOf(file, tree)].map(([position, what]) => ({
        path: file.path,
        line: file.lineAt(position),
        what
      }))
    )

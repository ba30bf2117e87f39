import type { SourceFile } from "./SourceFile.ts"

/** A violation and its position. */
export interface Violation {
  readonly path: string
  readonly line: number
  readonly what: string
}

/** All files of the project, or of an example. */
export interface Tree {
  readonly files: ReadonlyArray<SourceFile>
  readonly has: (path: string) => boolean
}

/** Files by path: a small project that violates or satisfies a rule. */
export type Sources = Readonly<Record<string, string>>

export interface Rule {
  /** What is true of the project. */
  readonly name: string
  /** The files it checks. A rule without any file fails. */
  readonly about: (file: SourceFile) => boolean
  readonly check: (files: ReadonlyArray<SourceFile>, tree: Tree) => ReadonlyArray<Violation>
  /** Each must violate the rule in exactly one place. */
  readonly planted: Readonly<Record<string, Sources>>
  /** Each must satisfy the rule, so that a rule that refuses everything fails. */
  readonly fine: Readonly<Record<string, Sources>>
}

/** Violations in one file: position and message. */
export type Fault = readonly [position: number, what: string]

/** A check that looks at each file separately. */
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

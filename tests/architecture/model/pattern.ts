import { eachFile, type Fault, type Rule } from "./Rule.ts"
import type { SourceFile } from "./SourceFile.ts"

/** The rules contain what they forbid, as planted violations. */
export const isRule = ({ path }: SourceFile): boolean => /^tests\/architecture\/(rules|hygiene)\//.test(path)

/** A check that finds each match of `pattern` (which needs the flag g). */
export const nowhere = (pattern: RegExp, why: string): Rule["check"] =>
  eachFile(function* (file): Iterable<Fault> {
    for (const match of file.text.matchAll(pattern)) yield [match.index, `"${match[0].trim()}": ${why}`]
  })

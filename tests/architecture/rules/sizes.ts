import { Visitor } from "oxc-parser"
import { eachFile, type Fault, type Rule } from "../model/Rule.ts"
import type { SourceFile } from "../model/SourceFile.ts"

const FILE = 250
const FUNCTION = 60
/** The reason: anywhere in a file, or in or directly above a function. */
const REASON = /Long because:/

interface Piece {
  readonly start: number
  readonly end: number
}

/** `describe("...", () => { ... })` is a heading with tests below it, not a function. */
const HEADINGS = /^(describe|layer)\b/

const functionsOf = (file: SourceFile): ReadonlyArray<Piece> => {
  const headings = new Set<number>()
  const functions: Array<Piece> = []
  const add = ({ start, end }: Piece) => void functions.push({ start, end })
  new Visitor({
    CallExpression: ({ callee, arguments: given }) => {
      if (HEADINGS.test(file.text.slice(callee.start, callee.end)))
        for (const { start } of given) headings.add(start)
    },
    FunctionDeclaration: add,
    FunctionExpression: add,
    ArrowFunctionExpression: add
  }).visit(file.program)
  return functions.filter(({ start }) => !headings.has(start))
}

/** The innermost long functions: the outer ones are long because of them. */
const isInnermost = ({ start, end }: Piece, all: ReadonlyArray<Piece>): boolean =>
  !all.some((other) => other.start > start && other.end <= end)

const linesOf = (file: SourceFile, { start, end }: Piece): number => file.lineAt(end) - file.lineAt(start) + 1

const hasReason = (file: SourceFile, { start, end }: Piece): boolean => {
  const above = file.text.slice(0, start).split("\n").slice(-6).join("\n")
  return REASON.test(above) || REASON.test(file.text.slice(start, end))
}

function* faults(file: SourceFile): Iterable<Fault> {
  if (file.lines > FILE && !REASON.test(file.text))
    yield [0, `${file.lines} lines: split it, or say "Long because:"`]
  if (!file.isCode) return
  const long = functionsOf(file).filter((piece) => linesOf(file, piece) > FUNCTION)
  for (const piece of long)
    if (isInnermost(piece, long) && !hasReason(file, piece))
      yield [piece.start, `a function of ${linesOf(file, piece)} lines: split it, or say "Long because:"`]
}

const long = (lines: number): string => "call()\n".repeat(lines)

export const sizes: Rule = {
  name: "A file has at most 250 lines and a function 60, or a reason",
  about: ({ isCode, path }) => isCode || /\.(sql|css)$/.test(path),
  check: eachFile(faults),
  planted: {
    "a long file": { "modules/leads/domain/a.ts": long(251) },
    "a long style sheet": { "apps/web/styles/a.css": "a {}\n".repeat(251) },
    "a long function": { "modules/leads/domain/a.ts": `export const f = () => {\n${long(60)}}` },
    "a long generator in a short one": {
      "modules/leads/postgres/A.ts": `export const L = of(function* () {\n const g = function* () {\n${long(60)}}\n})`
    }
  },
  fine: {
    "short ones, long ones with a reason, and a long describe": {
      "modules/leads/domain/a.ts": long(250),
      "modules/leads/domain/b.ts": `// Long because: one table, read as a whole.\n${long(300)}`,
      "modules/leads/domain/c.ts": `// Long because: one switch.\nexport const f = () => {\n${long(70)}}`,
      "tests/leads/a.unit.test.ts": `describe("a", () => {\n${long(200)}})`
    }
  }
}

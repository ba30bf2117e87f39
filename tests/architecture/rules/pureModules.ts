import { type Expression, Visitor } from "oxc-parser"
import { eachFile, type Fault, type Rule } from "../model/Rule.ts"
import type { SourceFile } from "../model/SourceFile.ts"

/** JavaScript's access to time, randomness and I/O, which modules have only through the kernel's ports. */
const IMPURE = [
  "fetch",
  "setTimeout",
  "setInterval",
  "setImmediate",
  "Date",
  "Math.random",
  "Date.now",
  "performance.now"
]
/** Allowed in a handler, but not available in a browser. */
const BYTES = "Buffer."
/** The kernel's ports for time, ids and transactions: for handlers, not for the domain. */
const PORTS = [
  "now",
  "newId",
  "Ids",
  "transactional",
  "UnitOfWork",
  "CurrentActor",
  "CurrentMember",
  "CurrentPerson"
]

const nameOf = (callee: Expression): string => {
  if (callee.type === "Identifier") return callee.name
  const isPath = callee.type === "MemberExpression" && callee.object.type === "Identifier"
  return isPath && callee.property.type === "Identifier" && callee.object.type === "Identifier"
    ? `${callee.object.name}.${callee.property.name}`
    : ""
}

const isServerSide = ({ place }: SourceFile): boolean =>
  place.area === "module" && place.layer !== "contract" && place.layer !== "domain"

const isDomain = ({ place }: SourceFile): boolean => place.area === "module" && place.layer === "domain"

const isImpure = (file: SourceFile, name: string): boolean =>
  IMPURE.includes(name) || name.startsWith("crypto.") || (name.startsWith(BYTES) && !isServerSide(file))

function* faults(file: SourceFile): Iterable<Fault> {
  const violations: Array<Fault> = []
  new Visitor({
    CallExpression: ({ callee, start }) => {
      const name = nameOf(callee)
      if (isImpure(file, name)) violations.push([start, `${name}() is impure`])
    },
    MemberExpression: (node) => {
      const name = nameOf(node)
      if (name.startsWith("process.")) violations.push([node.start, `${name} is impure`])
    },
    NewExpression: ({ callee, arguments: given, start }) => {
      if (nameOf(callee) === "Date" && given.length === 0)
        violations.push([start, "new Date() reads the clock"])
    },
    ImportDeclaration: ({ source, specifiers, start }) => {
      if (!isDomain(file) || source.value !== "#kernel") return
      const names = specifiers.map(({ local }) => local.name).filter((name) => PORTS.includes(name))
      if (names.length > 0)
        violations.push([start, `${names.join(", ")} from #kernel: take the value as an argument`])
    }
  }).visit(file.program)
  yield* violations
}

/** The clock is Effect's (`now`), ids come from `Ids`, tokens from `#infra/secrets`; the domain receives them. */
export const pureModules: Rule = {
  name: "Modules use no clock, random numbers or environment directly; the domain takes them as arguments",
  about: ({ isCode, place }) => isCode && (place.area === "kernel" || place.area === "module"),
  check: eachFile(faults),
  planted: {
    "the clock": { "modules/leads/domain/a.ts": `export const at = () => Date.now()` },
    "the current date": { "modules/leads/commands/A.ts": `export const at = () => new Date()` },
    "the current date as text": { "modules/leads/domain/a.ts": `export const at = () => Date()` },
    "a random number": { "modules/leads/domain/a.ts": `export const id = () => Math.random()` },
    "a new id": { "modules/leads/domain/a.ts": `export const id = () => crypto.randomUUID()` },
    "the environment": { "modules/leads/queries/A.ts": `export const url = process.env.URL` },
    "a request": { "modules/leads/commands/A.ts": `export const a = () => fetch("https://example.com")` },
    "a timer": { "modules/leads/jobs.ts": `setTimeout(() => undefined, 10)` },
    "a Buffer in a contract": { "modules/leads/contract/a.ts": `export const b = Buffer.from("a")` },
    "the domain reading the time": {
      "modules/leads/domain/a.ts": `import { days, now } from "#kernel"`
    }
  },
  fine: {
    "a time that is an argument": {
      "modules/leads/domain/a.ts": `
        import { days, plus } from "#kernel"
        export const due = (at: Date) => new Date(plus(at, days(7)).getTime())
        export const rows = { process: 1, document: 2 }`,
      "modules/leads/commands/A.ts": `import { newId, now } from "#kernel"`
    }
  }
}

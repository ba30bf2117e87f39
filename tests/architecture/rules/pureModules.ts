import { type Expression, Visitor } from "oxc-parser"
import { eachFile, type Fault, type Rule } from "../model/Rule.ts"
import type { SourceFile } from "../model/SourceFile.ts"

/** JavaScript's access to the outside world: through the kernel's ports, or not at all. */
const WORLD = [
  "fetch",
  "setTimeout",
  "setInterval",
  "setImmediate",
  "Date",
  "Math.random",
  "Date.now",
  "performance.now"
]
/** Node's bytes: fine in a handler, not available in a browser. */
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

const reaches = (file: SourceFile, name: string): boolean =>
  WORLD.includes(name) || name.startsWith("crypto.") || (name.startsWith(BYTES) && !isServerSide(file))

function* faults(file: SourceFile): Iterable<Fault> {
  const found: Array<Fault> = []
  new Visitor({
    CallExpression: ({ callee, start }) => {
      const name = nameOf(callee)
      if (reaches(file, name)) found.push([start, `${name}() reaches outside`])
    },
    MemberExpression: (node) => {
      const name = nameOf(node)
      if (name.startsWith("process.")) found.push([node.start, `${name} reaches outside`])
    },
    NewExpression: ({ callee, arguments: given, start }) => {
      if (nameOf(callee) === "Date" && given.length === 0) found.push([start, "new Date() reads the clock"])
    },
    ImportDeclaration: ({ source, specifiers, start }) => {
      if (!isDomain(file) || source.value !== "#kernel") return
      const names = specifiers.map(({ local }) => local.name).filter((name) => PORTS.includes(name))
      if (names.length > 0) found.push([start, `${names.join(", ")} from #kernel: let the handler ask`])
    }
  }).visit(file.program)
  yield* found
}

/** The clock is Effect's (`now`), ids come from `Ids`, tokens from `#infra/secrets`; the domain receives them. */
export const pureModules: Rule = {
  name: "Modules read no clock, dice or environment of their own; the domain asks for nothing",
  about: ({ isCode, place }) => isCode && (place.area === "kernel" || place.area === "module"),
  check: eachFile(faults),
  planted: {
    "the clock": { "modules/leads/domain/a.ts": `export const at = () => Date.now()` },
    "a date of now": { "modules/leads/commands/A.ts": `export const at = () => new Date()` },
    "a date as text": { "modules/leads/domain/a.ts": `export const at = () => Date()` },
    dice: { "modules/leads/domain/a.ts": `export const id = () => Math.random()` },
    "an id": { "modules/leads/domain/a.ts": `export const id = () => crypto.randomUUID()` },
    "the environment": { "modules/leads/queries/A.ts": `export const url = process.env.URL` },
    "a request": { "modules/leads/commands/A.ts": `export const a = () => fetch("https://example.com")` },
    "a timer": { "modules/leads/jobs.ts": `setTimeout(() => undefined, 10)` },
    "Node's bytes in a contract": { "modules/leads/contract/a.ts": `export const b = Buffer.from("a")` },
    "the domain asks for the time": {
      "modules/leads/domain/a.ts": `import { days, now } from "#kernel"`
    }
  },
  fine: {
    "an instant that was handed in": {
      "modules/leads/domain/a.ts": `
        import { days, plus } from "#kernel"
        export const due = (at: Date) => new Date(plus(at, days(7)).getTime())
        export const rows = { process: 1, document: 2 }`,
      "modules/leads/commands/A.ts": `import { newId, now } from "#kernel"`
    }
  }
}

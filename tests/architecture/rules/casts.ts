import { Visitor } from "oxc-parser"
import { eachFile, type Fault, type Rule } from "../model/Rule.ts"
import type { SourceFile } from "../model/SourceFile.ts"
import type { Layer } from "../model/place.ts"

const INSIDE: ReadonlyArray<Layer> = [
  "contract",
  "domain",
  "mails",
  "ports",
  "commands",
  "queries",
  "reactions"
]

interface Cast {
  readonly start: number
  readonly end: number
}

const castsOf = (file: SourceFile): ReadonlyArray<Cast> => {
  const found: Array<Cast> = []
  const add = ({ start, end }: Cast) => void found.push({ start, end })
  new Visitor({
    TSAsExpression: (node) => {
      const { typeAnnotation: type } = node
      const isConst =
        type.type === "TSTypeReference" &&
        type.typeName.type === "Identifier" &&
        type.typeName.name === "const"
      if (!isConst) add(node)
    },
    TSTypeAssertion: add,
    TSNonNullExpression: add
  }).visit(file.program)
  // `x as unknown as Y` is one cast: the outer one.
  return found.filter((cast) => !found.some(({ start, end }) => start <= cast.start && end > cast.end))
}

/** A comment on the cast, or at most eight lines above: on the function that needs it. */
const isExplained = (file: SourceFile, { start, end }: Cast): boolean =>
  file.comments.some((comment) => {
    const line = file.lineAt(comment.end)
    return line >= file.lineAt(start) - 8 && line <= file.lineAt(end)
  })

function* faults(file: SourceFile): Iterable<Fault> {
  const { place } = file
  const inside = place.area === "module" && place.layer !== null && INSIDE.includes(place.layer)
  for (const cast of castsOf(file)) {
    if (inside) yield [cast.start, "no casts inside a module: decode at the border"]
    else if (!isExplained(file, cast)) yield [cast.start, "a cast without a comment that says why"]
  }
}

export const casts: Rule = {
  name: "Casts stand at borders, each with its reason",
  about: ({ path, place }) =>
    /\.tsx?$/.test(path) && ["kernel", "module", "infra", "app", "scripts"].includes(place.area),
  check: eachFile(faults),
  planted: {
    "a cast in a handler, reason or not": {
      "modules/leads/commands/A.ts": "// The id was checked.\nconst id = text as LeadId"
    },
    "a bare cast in plumbing": { "infra/http/a.ts": "const body = JSON.parse(text) as Body" },
    "a double cast counts once": { "infra/http/a.ts": "const body = text as unknown as Body" },
    "not null, they say": { "apps/web/main.tsx": "const root = document.querySelector('#root')!" },
    "a reason too far away": { "infra/http/a.ts": `// Why.${"\n".repeat(10)}const body = text as Body` }
  },
  fine: {
    "a constant, a proof and a reason": {
      "modules/leads/domain/a.ts": `const a = ["x"] as const; const b = { c: 1 } satisfies C`,
      "infra/http/a.ts": "// The edge decoded it with this very schema.\nconst body = text as Body"
    }
  }
}

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
  const casts: Array<Cast> = []
  const add = ({ start, end }: Cast) => void casts.push({ start, end })
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
  return casts.filter((cast) => !casts.some(({ start, end }) => start <= cast.start && end > cast.end))
}

/** A comment on the cast, or up to eight lines above it, on the function that needs it. */
const isExplained = (file: SourceFile, { start, end }: Cast): boolean =>
  file.comments.some((comment) => {
    const line = file.lineAt(comment.end)
    return line >= file.lineAt(start) - 8 && line <= file.lineAt(end)
  })

function* faults(file: SourceFile): Iterable<Fault> {
  const { place } = file
  const inside = place.area === "module" && place.layer !== null && INSIDE.includes(place.layer)
  for (const cast of castsOf(file)) {
    if (inside) yield [cast.start, "a cast inside a module: decode at the border instead"]
    else if (!isExplained(file, cast)) yield [cast.start, "a cast without a comment that says why"]
  }
}

export const casts: Rule = {
  name: "Casts occur only at borders, each with a reason",
  about: ({ path, place }) =>
    /\.tsx?$/.test(path) && ["kernel", "module", "infra", "app", "scripts"].includes(place.area),
  check: eachFile(faults),
  planted: {
    "a cast in a handler, even with a reason": {
      "modules/leads/commands/A.ts": "// The id was checked.\nconst id = text as LeadId"
    },
    "a cast without a reason in the infrastructure": {
      "infra/http/a.ts": "const body = JSON.parse(text) as Body"
    },
    "a double cast, as one violation": { "infra/http/a.ts": "const body = text as unknown as Body" },
    "a non-null assertion": { "apps/web/main.tsx": "const root = document.querySelector('#root')!" },
    "a reason that is too far away": {
      "infra/http/a.ts": `// Why.${"\n".repeat(10)}const body = text as Body`
    }
  },
  fine: {
    "as const, satisfies, and a cast with a reason": {
      "modules/leads/domain/a.ts": `const a = ["x"] as const; const b = { c: 1 } satisfies C`,
      "infra/http/a.ts": "// The edge decoded it with this very schema.\nconst body = text as Body"
    }
  }
}

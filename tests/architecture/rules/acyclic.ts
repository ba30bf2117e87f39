import type { Rule, Violation } from "../model/Rule.ts"
import type { SourceFile } from "../model/SourceFile.ts"
import type { Import } from "../model/imports.ts"

interface Edge {
  readonly from: string
  readonly to: string
  readonly file: SourceFile
  readonly position: number
}

/** Doors as nodes: a module has three (contract, server side, CLI commands), an infrastructure folder one. */
const nodeOf = ({ place }: SourceFile): string | undefined => {
  if (place.area === "infra") return place.unit
  if (place.area !== "module") return undefined
  return place.layer === "contract" || place.layer === "cli" ? `${place.unit}/${place.layer}` : place.unit
}

const targetNode = ({ to }: Import): string | undefined => {
  if (to.kind === "module") return `modules/${to.module}`
  if (to.kind === "contract" || to.kind === "cli") return `modules/${to.module}/${to.kind}`
  return to.kind === "infra" ? `infra/${to.folder}` : undefined
}

const edgesOf = (file: SourceFile): ReadonlyArray<Edge> => {
  const from = nodeOf(file)
  if (from === undefined) return []
  return file.imports.flatMap((imported) => {
    const to = targetNode(imported)
    return to === undefined || to === from ? [] : [{ from, to, file, position: imported.position }]
  })
}

/** The shortest path from `start` to `goal`, as nodes. */
const pathBetween = (
  next: ReadonlyMap<string, ReadonlyArray<Edge>>,
  start: string,
  goal: string
): ReadonlyArray<string> | undefined => {
  const open: Array<ReadonlyArray<string>> = [[start]]
  const visited = new Set([start])
  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    const last = path.at(-1) ?? goal
    if (last === goal) return path
    for (const { to } of next.get(last) ?? []) {
      if (!visited.has(to)) open.push([...path, to])
      visited.add(to)
    }
  }
  return undefined
}

const check = (files: ReadonlyArray<SourceFile>): ReadonlyArray<Violation> => {
  const edges = files.flatMap(edgesOf)
  const next = Map.groupBy(edges, ({ from }) => from)
  const cycles = new Map<string, Violation>()
  for (const { from, to, file, position } of edges) {
    const back = pathBetween(next, to, from)
    if (back === undefined) continue
    const key = [...back].sort().join()
    const what = `closes a cycle: ${[from, ...back].join(" -> ")}`
    if (!cycles.has(key)) cycles.set(key, { path: file.path, line: file.lineAt(position), what })
  }
  return [...cycles.values()]
}

export const acyclic: Rule = {
  name: "Doors form no cycle",
  about: ({ isCode, place }) => isCode && (place.area === "module" || place.area === "infra"),
  check,
  planted: {
    "two modules that import each other": {
      "modules/leads/commands/A.ts": `import { x } from "#fleet"`,
      "modules/fleet/commands/B.ts": `import { y } from "#leads"`
    },
    "a cycle of three contracts": {
      "modules/a/contract/index.ts": `import { x } from "#b/contract"`,
      "modules/b/contract/index.ts": `import { x } from "#c/contract"`,
      "modules/c/contract/index.ts": `import { x } from "#a/contract"`
    },
    "CLI commands of two modules that import each other": {
      "modules/leads/cli.ts": `import { x } from "#fleet/cli"`,
      "modules/fleet/cli.ts": `import { y } from "#leads/cli"`
    },
    "a cycle in the infrastructure": {
      "infra/mail/index.ts": `import { x } from "#infra/http"`,
      "infra/http/index.ts": `import { x } from "#infra/mail"`
    }
  },
  fine: {
    "CLI commands that import a module's server side": {
      "modules/identity/cli.ts": `import { Memberships } from "#tenancy"`,
      "modules/tenancy/commands/A.ts": `import { Profiles } from "#identity"`
    },
    "a reaction that imports another module's contract": {
      "modules/tenancy/commands/A.ts": `import { Profiles } from "#identity"`,
      "modules/identity/reactions/WhenB.ts": `import { B } from "#tenancy/contract"`,
      "modules/tenancy/contract/index.ts": `import { Units } from "#identity/contract"`
    }
  }
}

import { Visitor } from "oxc-parser"
import { eachFile, type Fault, type Rule } from "../model/Rule.ts"
import type { SourceFile } from "../model/SourceFile.ts"

/** Keys that no event invalidates: of local data, an emailed link or what a VIN says, and placeholders. */
const LOCAL = new Set(["outgoing", "email-verification", "invitation", "vin-decoding", "no-organization"])

const BUILDERS = "apps/web/api/queryKeys.ts"

const firstText = (file: SourceFile, position: number): string | undefined =>
  /^\[\s*"([^"]*)"/.exec(file.text.slice(position))?.[1]

function* faults(file: SourceFile): Iterable<Fault> {
  const violations: Array<Fault> = []
  new Visitor({
    Property: ({ key, value }) => {
      if (key.type !== "Identifier" || !["key", "queryKey"].includes(key.name)) return
      const name = firstText(file, value.start)
      if (name !== undefined && !LOCAL.has(name))
        violations.push([value.start, `no event can reach "${name}": make the key with api/queryKeys.ts`])
    }
  }).visit(file.program)
  yield* violations
}

/** The builders take a `CachedQuery` of a contract, so that a name no event uses does not compile. */
export const queryKeys: Rule = {
  name: "Query keys are made from the names that contracts give to cached queries",
  about: ({ isCode, path }) => isCode && path.startsWith("apps/web/") && path !== BUILDERS,
  check: eachFile(faults),
  planted: {
    "a handwritten key": {
      "apps/web/contexts/leads/leads.ts": `export const leadsQuery = { queryKey: ["leads"], queryFn }`
    },
    "a handwritten key of pages": {
      "apps/web/contexts/leads/leads.ts": `usePages({ key: ["organization", id, "leads"], load })`
    }
  },
  fine: {
    "a key with a name of the contract": {
      "apps/web/contexts/leads/leads.ts": `useQuery({ queryKey: organizationKey(id, LEADS, "open"), queryFn })`
    },
    "a key of local data": {
      "apps/web/contexts/messaging/useOutgoing.ts": `useQuery({ queryKey: ["outgoing", userId], queryFn })`
    }
  }
}

import { baseName, type Declaration, declarationsOf } from "../model/declarations.ts"
import { eachFile, type Fault, type Rule } from "../model/Rule.ts"
import type { SourceFile } from "../model/SourceFile.ts"

/** Suffixes without meaning, as in `date-utils`. */
const EMPTY = ["Helper", "Helpers", "Util", "Utils", "Impl", "Dto", "DTO"]
const ABBREVIATIONS = ["Addr", "Btn", "Cfg", "Mgr", "Msg", "Org", "Pwd", "Repo", "Usr"]

const wordsOf = (name: string): ReadonlyArray<string> =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))

/**
 * `...Service` and `...Manager` say nothing about a class. But a vehicle has services and a fleet has managers, so
 * values, use cases (`ScheduleService`) and their endpoints may have these names. Effect's term for a program's
 * requirements, services in the plural, stays.
 */
const isEmptyThing = (name: string, kind: Declaration["kind"] | "file"): boolean =>
  /.(Service|Manager)$/.test(name) && kind !== "variable" && kind !== "function"

const faultOf = (name: string, kind: Declaration["kind"] | "file"): string | undefined => {
  const words = wordsOf(name)
  const last = words.at(-1) ?? ""
  if (EMPTY.includes(last) || isEmptyThing(name, kind)) return `${name}: "${last}" says nothing`
  if (kind === "interface" && /^I[A-Z][a-z]/.test(name)) return `${name}: no I in front of an interface`
  const short = words.find((word) => ABBREVIATIONS.includes(word))
  return short === undefined ? undefined : `${name}: write "${short}" out`
}

/** Files named after what a user does, and their tests. */
const isUseCase = ({ place }: SourceFile): boolean =>
  place.area === "tests" || (place.area === "module" && ["commands", "queries"].includes(place.layer ?? ""))

function* faults(file: SourceFile): Iterable<Fault> {
  const ofFile = faultOf(baseName(file.path), isUseCase(file) ? "variable" : "file")
  if (ofFile !== undefined) yield [0, ofFile]
  for (const { name, kind, position } of declarationsOf(file)) {
    const fault = faultOf(name, kind)
    if (fault !== undefined) yield [position, fault]
  }
}

export const names: Rule = {
  name: "Names say what a thing is",
  about: ({ isCode, place }) => isCode && place.area !== "docs",
  check: eachFile(faults),
  planted: {
    "a service": { "modules/leads/domain/a.ts": "export class LeadService {}" },
    "a manager": { "infra/jobs/QueueManager.ts": "" },
    "a file named Helpers": { "apps/web/ui/formHelpers.ts": "" },
    "a file named utils": { "tests/support/test-utils.ts": "" },
    "the suffix Impl": { "modules/leads/postgres/a.ts": "export const LeadsImpl = 1" },
    "the suffix Dto": { "modules/leads/contract/a.ts": "export interface LeadDto {}" },
    "an interface with the prefix I": { "modules/leads/domain/a.ts": "export interface ILead {}" },
    "an abbreviation": { "modules/leads/domain/a.ts": "export const orgName = 1" }
  },
  fine: {
    "terms of the domain and of Effect": {
      "modules/maintenance/commands/ScheduleService.ts": "export const scheduleService = 1",
      "modules/maintenance/contract/a.ts": "export const ScheduleService = 1",
      "infra/http/edge.ts": "export type EdgeServices = string; interface Item {}; const organization = 1"
    }
  }
}

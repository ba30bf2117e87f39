import { LeadStatus } from "#leads/contract"
import { expect, it } from "vitest"
import { isClosed, mayBecome } from "../../modules/leads/domain/progress.ts"

it("lets open leads move forward or close, and keeps closed ones closed", () => {
  const allowed = LeadStatus.literals.map((from) => LeadStatus.literals.filter((to) => mayBecome(from, to)))
  expect(allowed).toEqual([
    ["new", "contacted", "scheduled", "won", "lost"],
    ["contacted", "scheduled", "won", "lost"],
    ["scheduled", "won", "lost"],
    [],
    []
  ])
  expect(LeadStatus.literals.filter(isClosed)).toEqual(["won", "lost"])
})

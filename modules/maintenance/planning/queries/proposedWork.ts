import type { ProposedWork } from "../../contract/serviceProposals.ts"
import type { WorkToDo } from "../domain/Plan.ts"

/** Work as proposals name it. */
export const proposedWork = (one: WorkToDo): ProposedWork =>
  one.kind === "service"
    ? { kind: one.kind, id: one.id, title: one.title }
    : { kind: one.kind, id: one.id, title: one.title }

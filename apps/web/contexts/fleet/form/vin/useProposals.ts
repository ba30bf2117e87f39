import { useState } from "react"
import type { VehicleForm } from "../useVehicleForm.ts"
import { isEntered, isFurther, type Proposal } from "./proposals.ts"

/** A proposal, and what becomes of it. */
export interface ProposalState extends Proposal {
  /** What is entered in its field now. */
  readonly entered: string
  /** `accepted`: here, so it can be undone. `entered`: the person typed the same. `conflict`: or something else. */
  readonly state: "open" | "conflict" | "accepted" | "entered"
}

/** Accepts proposals into the form, and takes them back. `onFurther`: called if that changes a field that may be hidden. */
export const useProposals = (
  form: VehicleForm,
  proposals: ReadonlyArray<Proposal>,
  onFurther: () => void
) => {
  const [before, setBefore] = useState<Readonly<Record<string, string>>>({})
  const states = proposals.map((proposal): ProposalState => {
    const entered = form.values[proposal.name]
    if (isEntered(proposal, entered))
      return { ...proposal, entered, state: proposal.name in before ? "accepted" : "entered" }
    return { ...proposal, entered, state: entered.trim() === "" ? "open" : "conflict" }
  })
  const accept = (accepted: ReadonlyArray<Proposal>) => {
    setBefore((known) => ({
      ...known,
      ...Object.fromEntries(accepted.map(({ name }) => [name, form.values[name]]))
    }))
    for (const { name, text } of accepted) form.set(name, text)
    if (accepted.some(isFurther)) onFurther()
  }
  const undo = ({ name }: Proposal) => {
    const { [name]: previous = "", ...others } = before
    form.set(name, previous)
    setBefore(others)
  }
  return { states, accept, undo }
}

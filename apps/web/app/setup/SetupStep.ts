import type { Organization } from "#tenancy/contract"
import type { LocalizedText } from "../../i18n/catalogue.ts"
import type { Action } from "../actions/Action.ts"

/** Whether a step is done; `unavailable` if it cannot be done here. */
export type Progress = "done" | "open" | "unavailable"

/** A step of setting up an organization: the elements of `setup` in a context's setup.ts, loaded with the checklist. */
export interface SetupStep {
  /** Identifies it permanently. */
  readonly id: string
  /** Steps are listed by it. */
  readonly order: number
  readonly title: LocalizedText
  readonly about: LocalizedText
  /** What completes it. The step is hidden from users who may not run it. */
  readonly action?: Action
  /** Undefined while it is loaded, null if it cannot be. */
  readonly useProgress: (organization: Organization) => Progress | null | undefined
}

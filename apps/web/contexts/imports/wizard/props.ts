import type { ImportView, TargetView } from "#imports/contract"
import type { Organization } from "#tenancy/contract"
import type { Actions } from "./useActions.ts"

/** What every step of an import is given. */
export interface StepProps {
  readonly organization: Organization
  readonly target: TargetView
  readonly view: ImportView
  readonly actions: Actions
}

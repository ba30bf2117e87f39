import type { Organization } from "#tenancy/contract"
import { isVisible } from "../../app/actions/Action.ts"
import { useActionContext } from "../../app/actions/useActionContext.ts"
import { useSetupSteps } from "../../app/setup/steps.ts"

/** The steps that can be completed here; none if all of them are done. Undefined while loading, null if that fails. */
export const useOpenSetup = (organization: Organization) => {
  const context = useActionContext()
  const all = useSetupSteps(organization)
  if (all.some(({ progress }) => progress === undefined)) return undefined
  if (all.some(({ progress }) => progress === null)) return null
  const steps = all.filter(
    ({ action, progress }) =>
      progress === "done" || (progress === "open" && action !== undefined && isVisible(action, context))
  )
  return steps.every(({ progress }) => progress === "done") ? [] : steps
}

export type OpenSetup = NonNullable<ReturnType<typeof useOpenSetup>>

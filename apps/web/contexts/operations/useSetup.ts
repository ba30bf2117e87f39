import type { Organization } from "#tenancy/contract"
import { useMemo } from "react"
import { SETUP_KEY } from "../../api/storageKeys.ts"
import { isVisible, may } from "../../app/actions/Action.ts"
import { useActionContext } from "../../app/actions/useActionContext.ts"
import { persistedChoice } from "../../app/persistedChoice.ts"
import { useSetupSteps } from "../../app/setup/steps.ts"
import { usePersistedChoice } from "../../app/usePersistedChoice.ts"

/** Whether this user sets up the organization: those who may edit it, until they hide the checklist. */
export const useSettingUp = ({ id }: Organization) => {
  const context = useActionContext()
  const choice = useMemo(() => persistedChoice(`${SETUP_KEY}.${id}`, ["shown", "hidden"], "shown"), [id])
  const isShown = usePersistedChoice(choice) === "shown"
  return { isSettingUp: isShown && may("organization.edit")(context), hide: () => choice.choose("hidden") }
}

/**
 * The steps that can be completed here, unless all of them are done: then, or if that cannot be loaded, null. Undefined
 * while it is loaded.
 */
export const useOpenSetup = (organization: Organization) => {
  const context = useActionContext()
  const all = useSetupSteps(organization)
  if (all.some(({ progress }) => progress === undefined)) return undefined
  if (all.some(({ progress }) => progress === null)) return null
  const steps = all.filter(
    ({ action, progress }) =>
      progress === "done" || (progress === "open" && action !== undefined && isVisible(action, context))
  )
  return steps.every(({ progress }) => progress === "done") ? null : steps
}

export type OpenSetup = NonNullable<ReturnType<typeof useOpenSetup>>

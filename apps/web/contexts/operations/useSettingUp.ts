import type { Organization } from "#tenancy/contract"
import { useMemo } from "react"
import { SETUP_KEY } from "../../api/storageKeys.ts"
import { may } from "../../app/actions/Action.ts"
import { useActionContext } from "../../app/actions/useActionContext.ts"
import { persistedChoice } from "../../app/persistedChoice.ts"
import { usePersistedChoice } from "../../app/usePersistedChoice.ts"

/** Whether this user sets up the organization: those who may edit it, until they hide the checklist. */
export const useSettingUp = ({ id }: Organization) => {
  const context = useActionContext()
  const choice = useMemo(() => persistedChoice(`${SETUP_KEY}.${id}`, ["shown", "hidden"], "shown"), [id])
  const isShown = usePersistedChoice(choice) === "shown"
  return { isSettingUp: isShown && may("organization.edit")(context), hide: () => choice.choose("hidden") }
}

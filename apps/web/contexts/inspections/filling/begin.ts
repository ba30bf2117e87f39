import { InspectionId, type OfflineForms } from "#inspections/contract"
import type { Organization } from "#tenancy/contract"
import { newTimeUuid } from "../../../api/newUuid.ts"
import { currentSession } from "../../../api/session.ts"
import type { StoredForm, StoredInspection } from "../offline/StoredInspection.ts"

type Version = OfflineForms["forms"][number]

export const formOf = ({ form_id, n, name, use, sections }: Version): StoredForm => ({
  id: form_id,
  version: n,
  name,
  use,
  sections
})

type Begun = Pick<StoredInspection, "vehicle" | "form"> &
  Partial<Pick<StoredInspection, "answers" | "supersedes_id">>

/** A new inspection, under an id of its own. */
export const begin = (organization: Organization, begun: Begun): StoredInspection | undefined => {
  const session = currentSession()
  if (!session) return undefined
  const now = new Date()
  return {
    answers: {},
    supersedes_id: null,
    ...begun,
    id: InspectionId.make(newTimeUuid(now)),
    user_id: session.user.id,
    organization_id: organization.id,
    started_at: now.getTime(),
    finished_at: null,
    step: 0,
    refusal: null
  }
}

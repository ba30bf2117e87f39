import { type AuditRecord, type OrganizationId, orNotFound, publish, record } from "#kernel"
import { Effect } from "effect"
import { FormWasChanged, TooManyForms } from "../../contract/errors.ts"
import { FormChanged } from "../../contract/events.ts"
import type { FormId } from "../../contract/ids.ts"
import { type Form, Forms } from "../domain/Forms.ts"
import { isFull } from "../domain/rules.ts"
import { FormList } from "../queries/FormList.ts"

/** Loads a form and locks it until the unit of work ends. */
export const lockedForm = (organizationId: OrganizationId, id: FormId) =>
  Forms.use((forms) => forms.lock(organizationId, id)).pipe(orNotFound("form"))

/** The same, unless someone else changed it since a version. */
export const lockedVersion = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  id: FormId,
  expected: number
) {
  const form = yield* lockedForm(organizationId, id)
  if (form.version !== expected) return yield* new FormWasChanged()
  return form
})

/** Fails if an organization has as many forms as it can have. */
export const requireRoom = Effect.fnUntraced(function* (organizationId: OrganizationId) {
  const forms = yield* Forms
  yield* forms.lockAll(organizationId)
  if (isFull(yield* forms.count(organizationId))) yield* new TooManyForms()
})

/** Publishes and records a change. */
export const announceForm = Effect.fnUntraced(function* (
  { organization_id: organizationId, id: formId, name: subject }: Form,
  entry: Pick<AuditRecord, "action" | "details">
) {
  yield* publish(new FormChanged({ organizationId, formId }))
  yield* record({ ...entry, organizationId, subject })
})

/** A form as people see it. */
export const formView = (organizationId: OrganizationId, id: FormId) =>
  FormList.use((list) => list.find(organizationId, id)).pipe(orNotFound("form"))

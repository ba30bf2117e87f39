import { AddDocument, EditDocument, MAX_LEAD_DAYS, RenewDocument } from "#fleet/contract"
import { Struct } from "effect"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { notify } from "../../../ui/toast.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { documents } from "../messages/pages.ts"
import type { VehicleProps } from "../vehicles.ts"
import {
  bodyOf,
  changesIn,
  type DocumentTask,
  type DocumentValues,
  leadDaysIn,
  valuesOf
} from "./documentValues.ts"
import { useOneFile } from "./useOneFile.ts"

export interface DocumentFormProps extends VehicleProps {
  readonly task: DocumentTask
  readonly onClose: () => void
}

const send = ({ organization, vehicle, task }: DocumentFormProps, values: DocumentValues) => {
  const organizationId = organization.id
  if (task.kind === "add")
    return api(AddDocument, { params: { organizationId, vehicleId: vehicle.id }, body: bodyOf(values) })
  const params = { organizationId, documentId: task.document.id }
  return task.kind === "edit"
    ? api(EditDocument, { params, body: changesIn(values, valuesOf(task)) })
    : api(RenewDocument, { params, body: Struct.omit(bodyOf(values), ["type"]) })
}

/** A draft belongs to a vehicle, or to a document as it was. */
const draftOf = ({ organization, vehicle, task }: DocumentFormProps): string => {
  const about = task.kind === "add" ? vehicle.id : `${task.document.id}.${task.document.updated_at.getTime()}`
  return `document.${organization.id}.${task.kind}.${about}`
}

const unlessEmpty = (check: (text: string) => string | undefined) => (text: string) =>
  text.trim() === "" ? undefined : check(text)

/** What the server refuses about a file. */
const FILE_PROBLEMS = {
  file_kind_refused: "file_id",
  file_too_large: "file_id",
  file_unreadable: "file_id",
  file_conflict: "file_id",
  file_unavailable: "file_id"
} as const

/** The form of a document that is added, edited or renewed. */
export const useDocumentForm = (props: DocumentFormProps) => {
  const m = useMessages(documents)
  const check = useChecks()
  const { refresh } = useOrganizationRefresh(props.organization)
  const file = useOneFile(props.organization)
  const { task, onClose } = props
  const form = useDraftedForm({
    draft: draftOf(props),
    initial: valuesOf(task),
    // Files are not part of a stored draft.
    notStored: ["file_id"],
    checks: {
      number: unlessEmpty(check.line(m.fields.number, 80)),
      issuer: unlessEmpty(check.line(m.fields.issuer, 120)),
      lead_days: (text) => (leadDaysIn(text) ? undefined : m.leadDaysInvalid(MAX_LEAD_DAYS))
    },
    errorFields: { document_dates_reversed: "expires_on", ...FILE_PROBLEMS },
    submit: async (values) => {
      try {
        await file.upload()
        const { type } = await send(props, values)
        await refresh()
        notify.success(m[task.kind].done(m.types[type]))
        onClose()
      } catch (error) {
        file.forget()
        throw error
      }
    }
  })
  return { form, file }
}

export type DocumentForm = ReturnType<typeof useDocumentForm>["form"]

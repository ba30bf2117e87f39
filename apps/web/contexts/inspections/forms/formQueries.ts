import {
  ArchiveForm,
  FORMS,
  type FormId,
  type FormRow,
  GetForm,
  ListForms,
  ListFormVersions,
  RestoreForm
} from "#inspections/contract"
import type { Organization } from "#tenancy/contract"
import { useQuery } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey } from "../../../api/queryKeys.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useArchiving } from "../../tenancy/useArchiving.ts"
import { forms as catalogue } from "../messages/pages.ts"

/** The forms of an organization by name, archived ones last. */
export const useForms = ({ id }: Organization, enabled = true) =>
  useQuery({
    enabled,
    queryKey: organizationKey(id, FORMS, "list"),
    queryFn: () => api(ListForms, { params: { organizationId: id } }),
    select: ({ items }) => items
  })

export const formKey = (id: Organization["id"], formId: FormId) => organizationKey(id, FORMS, "one", formId)

/** A form with its draft. */
export const useInspectionForm = ({ id }: Organization, formId: FormId) =>
  useQuery({
    queryKey: formKey(id, formId),
    queryFn: () => api(GetForm, { params: { organizationId: id, formId } })
  })

/** The versions of a form, newest first. */
export const useVersions = ({ id }: Organization, formId: FormId) =>
  useQuery({
    queryKey: organizationKey(id, FORMS, "versions", formId),
    queryFn: () => api(ListFormVersions, { params: { organizationId: id, formId } }),
    select: ({ items }) => items
  })

type Archived = Pick<FormRow, "id" | "name">

/** Archiving, with an undo in its toast, and restoring. */
export const useArchivingForms = (organization: Organization, form: Archived) => {
  const m = useMessages(catalogue)
  const params = { organizationId: organization.id, formId: form.id }
  return useArchiving(organization, {
    archive: () => api(ArchiveForm, { params }),
    restore: () => api(RestoreForm, { params }),
    archived: m.archived(form.name),
    restored: m.restored(form.name)
  })
}

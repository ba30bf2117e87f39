import { EditForm, FormSections, type FormView, PublishForm } from "#inspections/contract"
import type { Organization } from "#tenancy/contract"
import { useQueryClient } from "@tanstack/react-query"
import { Schema } from "effect"
import { useState } from "react"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { notify } from "../../../ui/toast.ts"
import { useDraft } from "../../../ui/useDraft.ts"
import { useStoredDraft } from "../../../ui/useStoredDraft.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { forms } from "../messages/pages.ts"
import { formKey } from "./formQueries.ts"

const Stored = Schema.fromJsonString(FormSections)
const textOf = Schema.encodeSync(Stored)
const readStored = Schema.decodeUnknownOption(Stored)

interface Props {
  readonly organization: Organization
  readonly form: FormView
}

/**
 * The draft of a form while it is edited: stored in this browser until it is saved.
 *
 * Long because: saving and publishing share the draft, its version and the error.
 */
export const useBuilder = ({ organization, form }: Props) => {
  const m = useMessages(forms)
  const client = useQueryClient()
  const { refresh } = useOrganizationRefresh(organization)
  const [sections, set] = useState(form.sections)
  const [busy, setBusy] = useState<"saving" | "publishing">()
  const [error, setError] = useState<unknown>()
  const isChanged = sections !== form.sections && textOf(sections) !== textOf(form.sections)
  useDraft(isChanged)
  const discardStored = useStoredDraft({
    // A draft of an earlier version would undo what a colleague has changed since.
    form: `inspection-form.${organization.id}.${form.id}.${form.version}`,
    values: { sections: textOf(sections) },
    changesOf: (values) => (isChanged ? values : {}),
    restore: ({ sections: text = "" }) => {
      const read = readStored(text)
      if (read._tag === "Some") set(read.value)
    }
  })
  const params = { organizationId: organization.id, formId: form.id }
  const show = (view: FormView) => {
    discardStored()
    set(view.sections)
    client.setQueryData(formKey(organization.id, form.id), view)
  }
  const saved = async (): Promise<FormView> => {
    if (!isChanged) return form
    // Border: what was decoded from this schema is encoded as it is.
    const body = { expected_version: form.version, sections: Schema.encodeSync(FormSections)(sections) }
    const view = await api(EditForm, { params, body })
    show(view)
    return view
  }
  const run = async (task: "saving" | "publishing", work: () => Promise<string>) => {
    setBusy(task)
    setError(undefined)
    await work().then(notify.success, setError)
    setBusy(undefined)
    await refresh()
  }
  return {
    sections,
    change: (after: FormSections) => {
      setError(undefined)
      set(after)
    },
    isChanged,
    busy,
    error,
    reset: () => {
      discardStored()
      setError(undefined)
      set(form.sections)
    },
    save: () =>
      run("saving", async () => {
        await saved()
        return m.saved
      }),
    publish: () =>
      run("publishing", async () => {
        const { version } = await saved()
        const view = await api(PublishForm, { params, body: { expected_version: version } })
        show(view)
        return m.published(view.published?.n ?? 1)
      })
  }
}

export type Builder = ReturnType<typeof useBuilder>

import type { FormSection } from "#inspections/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { TextInput } from "../../../ui/inputs.tsx"
import { useChecks } from "../../../ui/useChecks.ts"
import { useForm } from "../../../ui/useForm.ts"
import { forms } from "../messages/pages.ts"

interface Titles {
  readonly [name: string]: string
  readonly title: string
  readonly title_es: string
}

interface Props {
  /** The section to rename; without one, a new one is added. */
  readonly section: FormSection | undefined
  readonly onSave: (titles: Titles) => void
  readonly onClose: () => void
}

/** Names a section. */
export const SectionDialog = ({ section, onSave, onClose }: Props) => {
  const m = useMessages(forms).section
  const check = useChecks()
  const form = useForm<Titles>({
    initial: { title: section?.title ?? "", title_es: section?.title_es ?? "" },
    checks: { title: check.line(m.name, 160) },
    submit: async (titles) => {
      onSave(titles)
      onClose()
    }
  })
  return (
    <FormDialog
      title={section ? m.renameTitle : m.addTitle}
      about={m.about}
      form={form}
      submit={section ? m.save : m.add}
      busyText={m.save}
      onClose={onClose}
    >
      <TextInput form={form} name="title" label={m.name} />
      <TextInput form={form} name="title_es" label={m.nameEs} maxLength={160} optional />
    </FormDialog>
  )
}

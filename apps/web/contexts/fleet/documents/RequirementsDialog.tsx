import { DocumentType, type RequiredDocument, SetRequiredDocuments, VehicleKind } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { Button, Checkbox, Dialog } from "@radix-ui/themes"
import { api } from "../../../api/client.ts"
import { common } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import dialog from "../../../ui/Dialog.module.css"
import { DialogRoot } from "../../../ui/DialogRoot.tsx"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { SubmitButton } from "../../../ui/SubmitButton.tsx"
import { notify } from "../../../ui/toast.ts"
import { useForm } from "../../../ui/useForm.ts"
import { useReturnFocus } from "../../../ui/useReturnFocus.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { fleet } from "../messages/index.ts"
import { documents } from "../messages/pages.ts"
import { useRequiredDocuments } from "./documents.ts"
import styles from "./Requirements.module.css"

type Required = ReadonlyArray<RequiredDocument>

const keyOf = ({ kind, type }: RequiredDocument) => `${kind} ${type}`

const ALL: Required = VehicleKind.literals.flatMap((kind) =>
  DocumentType.literals.map((type) => ({ kind, type }))
)

const valuesOf = (required: Required): Readonly<Record<string, string>> => {
  const keys = new Set(required.map(keyOf))
  return Object.fromEntries(ALL.map(keyOf).map((key) => [key, keys.has(key) ? "yes" : ""]))
}

interface Props {
  readonly organization: Organization
  readonly onClose: () => void
}

const useRequirements = ({ organization, onClose }: Props, required: Required) => {
  const m = useMessages(documents).requirements
  const { refresh } = useOrganizationRefresh(organization)
  return useForm({
    initial: valuesOf(required),
    submit: async (values) => {
      await api(SetRequiredDocuments, {
        params: { organizationId: organization.id },
        body: { items: ALL.filter((one) => values[keyOf(one)] !== "") }
      })
      await refresh()
      notify.success(m.done)
      onClose()
    }
  })
}

type Form = ReturnType<typeof useRequirements>

const Cell = ({ form, ...one }: RequiredDocument & { readonly form: Form }) => {
  const m = useMessages(documents)
  const { kinds } = useMessages(fleet)
  const key = keyOf(one)
  return (
    <td>
      <label>
        <Checkbox
          aria-label={m.requirements.one(m.types[one.type], kinds[one.kind])}
          checked={form.values[key] !== ""}
          onCheckedChange={(checked) => form.set(key, checked === true ? "yes" : "")}
        />
        <span aria-hidden="true">{kinds[one.kind]}</span>
      </label>
    </td>
  )
}

/** Kinds of vehicles beside each other on a wide screen, below each type of document on a phone. */
const Matrix = ({ form }: { readonly form: Form }) => {
  const m = useMessages(documents)
  const { kinds } = useMessages(fleet)
  return (
    <table className={styles["matrix"]} aria-label={m.requirements.title}>
      <thead>
        <tr>
          <th scope="col">{m.requirements.type}</th>
          {VehicleKind.literals.map((kind) => (
            <th key={kind} scope="col">
              {kinds[kind]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {DocumentType.literals.map((type) => (
          <tr key={type}>
            <th scope="row">{m.types[type]}</th>
            {VehicleKind.literals.map((kind) => (
              <Cell key={kind} form={form} kind={kind} type={type} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Loaded = ({ required, ...props }: Props & { readonly required: Required }) => {
  const m = useMessages(documents)
  const { cancel } = useMessages(common)
  const form = useRequirements(props, required)
  return (
    <form {...form.element} className={dialog["form"]}>
      <Matrix form={form} />
      <Alert error={form.formError} />
      <div className={dialog["actions"]}>
        <Dialog.Close>
          <Button type="button" variant="surface" color="gray">
            {cancel}
          </Button>
        </Dialog.Close>
        <SubmitButton busy={form.busy} busyText={m.busy}>
          {m.requirements.submit}
        </SubmitButton>
      </div>
    </form>
  )
}

/** Which documents vehicles of each kind need. */
export const RequirementsDialog = (props: Props) => {
  const m = useMessages(documents).requirements
  const opener = useReturnFocus()
  const query = useRequiredDocuments(props.organization)
  return (
    <DialogRoot onOpenChange={props.onClose}>
      <Dialog.Content maxWidth="760px" {...opener}>
        <Dialog.Title as="h2" size="5">
          {m.title}
        </Dialog.Title>
        <Dialog.Description>{m.about}</Dialog.Description>
        {query.data ? <Loaded {...props} required={query.data} /> : <NotLoaded query={query} rows={8} />}
      </Dialog.Content>
    </DialogRoot>
  )
}

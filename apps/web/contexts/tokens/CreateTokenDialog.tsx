import type { CreatedToken } from "#tokens/contract"
import { TextField } from "@radix-ui/themes"
import { useState } from "react"
import { useMessages } from "../../i18n/useMessages.ts"
import { Alert } from "../../ui/Alert.tsx"
import { Choices } from "../../ui/Choices.tsx"
import { FormDialog } from "../../ui/FormDialog.tsx"
import { FormField } from "../../ui/FormField.tsx"
import { SecretDialog } from "../../ui/SecretDialog.tsx"
import { Select } from "../../ui/Select.tsx"
import { useChecks } from "../../ui/useChecks.ts"
import { useForm } from "../../ui/useForm.ts"
import { tokens } from "./messages/index.ts"
import { isReading, type Scope } from "./scopes.ts"
import type { TokenPlace } from "./tokens.ts"

const LIVES = [7, 30, 90, 365]

interface Props {
  readonly place: TokenPlace
  readonly onClose: () => void
}

interface Access {
  readonly access: string
  readonly chosen: string
}

const listed = (text: string): ReadonlyArray<string> => text.split(" ").filter((name) => name !== "")

const useScopes = (place: TokenPlace) => {
  const m = useMessages(tokens)
  // The keys of a record are its names, which TypeScript does not say.
  const known = Object.keys(m.scopes) as ReadonlyArray<Scope>
  const { organization } = place
  const all = organization === null ? known : known.filter((scope) => organization.can.includes(scope))
  const scopesOf = ({ access, chosen }: Access): ReadonlyArray<Scope> => {
    if (access === "everything") return all
    if (access === "read") return all.filter(isReading)
    const names = listed(chosen)
    return all.filter((scope) => names.includes(scope))
  }
  return { all, scopesOf }
}

const useNewToken = (place: TokenPlace, onCreated: (token: CreatedToken) => void) => {
  const m = useMessages(tokens)
  const check = useChecks()
  const { scopesOf } = useScopes(place)
  return useForm({
    initial: { name: "", valid_days: "90", access: "read", chosen: "" },
    checks: {
      name: check.line(m.name, 60),
      access: (_, values) => (scopesOf(values).length === 0 ? m.choose : undefined)
    },
    submit: async ({ name, valid_days, ...access }) =>
      onCreated(await place.create({ name, valid_days: Number(valid_days), scopes: scopesOf(access) }))
  })
}

type Form = ReturnType<typeof useNewToken>

const Scopes = ({ place, form }: Pick<Props, "place"> & { readonly form: Form }) => {
  const m = useMessages(tokens)
  const { all, scopesOf } = useScopes(place)
  const toggle = (scope: Scope) => {
    const names = listed(form.values.chosen)
    const others = names.filter((name) => name !== scope)
    form.set("chosen", (others.length < names.length ? others : [...names, scope]).join(" "))
  }
  return (
    <Choices
      legend={m.permissions}
      options={all.map((value) => ({ value, label: m.scopes[value] }))}
      chosen={scopesOf(form.values)}
      onToggle={toggle}
    />
  )
}

const NewToken = ({
  place,
  onClose,
  onCreated
}: Props & { readonly onCreated: (token: CreatedToken) => void }) => {
  const m = useMessages(tokens)
  const form = useNewToken(place, onCreated)
  return (
    <FormDialog
      title={m.createTitle}
      about={place.organization ? m.createHere(place.organization.name) : m.createMine}
      form={form}
      submit={m.create}
      busyText={m.busy}
      maxWidth="560px"
      onClose={onClose}
    >
      <FormField label={m.name} hint={m.nameHint} error={form.errors["name"]}>
        {(control) => <TextField.Root {...control} {...form.control("name")} autoComplete="off" />}
      </FormField>
      <FormField label={m.expires}>
        {(control) => (
          <Select {...control} {...form.control("valid_days")}>
            {LIVES.map((days) => (
              <option key={days} value={days}>
                {m.days(days)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField label={m.access} error={form.errors["access"]}>
        {(control) => (
          <Select {...control} {...form.control("access")}>
            {Object.entries(m.accesses).map(([access, text]) => (
              <option key={access} value={access}>
                {text}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      {form.values.access === "chosen" && <Scopes place={place} form={form} />}
      <Alert error={form.formError} />
    </FormDialog>
  )
}

const Created = ({ created, onClose }: { readonly created: CreatedToken; readonly onClose: () => void }) => {
  const m = useMessages(tokens)
  return (
    <SecretDialog
      title={m.createdTitle}
      about={m.createdSentence}
      label={m.token}
      secret={created.token}
      done={m.done}
      onClose={onClose}
    />
  )
}

/** Creates an API token: what for, until when, with which permissions. Then shows it, once. */
export const CreateTokenDialog = ({ place, onClose }: Props) => {
  const [created, setCreated] = useState<CreatedToken>()
  return created ? (
    <Created created={created} onClose={onClose} />
  ) : (
    <NewToken place={place} onClose={onClose} onCreated={setCreated} />
  )
}

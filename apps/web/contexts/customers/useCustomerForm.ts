import type { CustomerView } from "#customers/contract"
import { UserId } from "#kernel"
import { orNull } from "../../ui/orNull.ts"
import { customers } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { useChecks } from "../../ui/useChecks.ts"
import { useDraftedForm } from "../../ui/useDraftedForm.ts"
import { useOrganizations } from "../tenancy/organizations.ts"

/** The values of the form; null for empty fields. */
export interface CustomerInput {
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
  readonly notes: string | null
  readonly type: CustomerView["type"]
  readonly tags: ReadonlyArray<string>
  readonly owner_id: CustomerView["owner_id"]
}

export interface FormProps {
  /** The initial values. */
  readonly customer?: CustomerView
  readonly save: (input: CustomerInput) => Promise<unknown>
}

/** The tags of a form value; tags contain no line breaks. */
export const tagsOf = (text: string): ReadonlyArray<string> => (text === "" ? [] : text.split("\n"))

type Check = (text: string) => string | undefined

const unlessEmpty =
  (check: Check): Check =>
  (text) =>
    text.trim() === "" ? undefined : check(text)

/** The form of a new or an edited customer. */
export const useCustomerForm = ({ customer, save }: FormProps) => {
  const { fields } = useMessages(customers)
  const check = useChecks()
  const { current } = useOrganizations()
  return useDraftedForm({
    // A draft of an earlier version would undo what a colleague has changed since.
    draft: `customer.${current?.id}.${customer ? `${customer.id}.${customer.updated_at.getTime()}` : ""}`,
    initial: {
      name: customer?.name ?? "",
      email: customer?.email ?? "",
      phone: customer?.phone ?? "",
      notes: customer?.notes ?? "",
      type: customer?.type ?? "person",
      tags: (customer?.tags ?? []).join("\n"),
      owner_id: customer?.owner_id ?? ""
    },
    checks: {
      name: check.line(fields.name, 200),
      email: unlessEmpty(check.email(fields.email)),
      phone: unlessEmpty(check.line(fields.phone, 40)),
      notes: unlessEmpty(check.line(fields.notes, 5000))
    },
    errorFields: { customer_exists: "email" },
    submit: ({ name, email, phone, notes, type, tags, owner_id }) =>
      save({
        name,
        email: orNull(email),
        phone: orNull(phone),
        notes: orNull(notes),
        type: type === "company" ? "company" : "person",
        tags: tagsOf(tags),
        owner_id: owner_id === "" ? null : UserId.make(owner_id)
      })
  })
}

export type CustomerForm = ReturnType<typeof useCustomerForm>

import { CustomerId, type CustomerView } from "#customers/contract"
import { ClientId, SendCustomerEmail } from "#messaging/contract"
import type { Organization } from "#tenancy/contract"
import { useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { api } from "../../../api/client.ts"
import { newUuid } from "../../../api/newUuid.ts"
import { problemOf, useProblemText } from "../../../api/problem.ts"
import { currentSession } from "../../../api/session.ts"
import { customerEmails } from "../messages/index.ts"
import { forms } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { notify } from "../../../ui/toast.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import { asOption, type CustomerOption } from "./asOption.ts"
import { emailsKey } from "./customerEmails.ts"

export interface ComposingProps {
  readonly organization: Organization
  /** The customer, if already known. */
  readonly to: CustomerView | undefined
  readonly onSent: () => void
}

type Text = Readonly<Record<"customer" | "subject" | "content", string>>

/** In code points, as the server counts. */
const MAX_SUBJECT = 200
const MAX_CONTENT = 10_000

const lengthOf = (text: string) => Array.from(text.trim()).length

/** The errors by field; the same sentence for everything that is missing. */
const useTextChecks = () => {
  const { missing, compose } = useMessages(customerEmails)
  const { tooLong } = useMessages(forms)
  const filled = (text: string) => (text.trim() === "" ? missing : undefined)
  const atMost = (label: string, max: number) => (text: string) =>
    filled(text) ?? (lengthOf(text) > max ? tooLong(label, max) : undefined)
  return {
    customer: filled,
    subject: atMost(compose.subject, MAX_SUBJECT),
    content: atMost(compose.message, MAX_CONTENT)
  }
}

/**
 * One id per text: retried after a lost response, the same email is sent only once; a changed text is a new
 * email.
 */
const useClientId = () => {
  const last = useRef({ text: "", id: "" })
  return (values: Text) => {
    const text = JSON.stringify(values)
    if (last.current.text !== text) last.current = { text, id: newUuid() }
    return ClientId.make(last.current.id)
  }
}

const useSending = ({ organization: { id }, onSent }: ComposingProps) => {
  const { toasts } = useMessages(customerEmails)
  const problemText = useProblemText()
  const client = useQueryClient()
  const clientId = useClientId()
  return async (values: Text) => {
    const person = currentSession()?.user.id
    if (person === undefined) return notify.error(toasts.signedOut)
    const { customer, subject, content } = values
    const body = { customer_id: CustomerId.make(customer), subject, content, client_id: clientId(values) }
    try {
      await api(SendCustomerEmail, { params: { organizationId: id }, body })
    } catch (error) {
      // Signed out in the meantime: the email may have been sent, and the next user must not see that.
      if (currentSession()?.user.id !== person) throw error
      // If the server sent no message, ours is shown.
      notify.error(problemOf(error).code === "unexpected" ? toasts.failed : problemText(error))
      throw error
    }
    void client.invalidateQueries({ queryKey: emailsKey(id) })
    notify.success(toasts.sent)
    onSent()
  }
}

/** The draft of an email. If it is refused, everything typed stays. */
export const useComposing = (props: ComposingProps) => {
  const { compose } = useMessages(customerEmails)
  const [customer, setCustomer] = useState(props.to && asOption(props.to, compose.noAddress))
  const form = useDraftedForm({
    draft: `customer-email.${props.organization.id}.${props.to?.id ?? ""}`,
    // The customer is more than a text.
    notStored: ["customer"],
    initial: { customer: props.to?.id ?? "", subject: "", content: "" },
    checks: useTextChecks(),
    errorFields: { customer_has_no_address: "customer" },
    submit: useSending(props)
  })
  const choose = (chosen: CustomerOption | undefined) => {
    setCustomer(chosen)
    form.set("customer", chosen?.key ?? "")
  }
  return { form, customer, choose }
}

export type Composing = ReturnType<typeof useComposing>

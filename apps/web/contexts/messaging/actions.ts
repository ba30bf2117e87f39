import { Mail, MessageSquare, PenLine } from "lucide-react"
import type { Action } from "../../app/actions/Action.ts"
import { withMessages } from "../../i18n/locale.ts"
import { customerEmails, messaging, messagingInShell } from "./messages/index.ts"

const { text } = messagingInShell

/** Loads the dialog of a new message; ahead of time, in case the connection is lost. */
export const loadCompose = withMessages(
  async () => (await import("./compose/ComposeDialog.tsx")).ComposeDialog,
  messaging
)

/** The same for an email to a customer. */
export const loadComposeEmail = withMessages(
  async () => (await import("./customerEmails/ComposeDialog.tsx")).ComposeDialog,
  customerEmails,
  messaging
)

/** Loads the emails sent to a customer, for the customer's details. */
export const loadEmailsOfCustomer = withMessages(
  async () => (await import("./customerEmails/EmailsOfCustomer.tsx")).EmailsOfCustomer,
  customerEmails
)

export const openMessages: Action = {
  id: "messages",
  group: "go",
  title: text(({ open }) => open.title),
  keywords: text(({ open }) => open.keywords),
  icon: MessageSquare,
  needsConnection: false,
  shortcut: "g m",
  run: ({ openPanel }) => openPanel(openMessages.id)
}

export const compose: Action = {
  id: "messages.compose",
  group: "create",
  title: text((m) => m.compose.title),
  label: text((m) => m.compose.label),
  keywords: text((m) => m.compose.keywords),
  icon: PenLine,
  needsConnection: false,
  shortcut: "c",
  run: ({ show }) => show(loadCompose, {})
}

/** Only if the organization has emails to customers enabled. */
export const composeEmail: Action = {
  id: "customer-emails.compose",
  group: "create",
  title: text((m) => m.composeEmail.title),
  label: text((m) => m.composeEmail.label),
  keywords: text((m) => m.composeEmail.keywords),
  icon: Mail,
  needsConnection: true,
  visible: ({ organization }) =>
    organization?.customer_email === true && organization.can.includes("customer_emails.send"),
  run: ({ show, organization }) => organization && show(loadComposeEmail, { organization })
}

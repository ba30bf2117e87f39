import { Mail, MessageSquare, PenLine } from "lucide-react"
import type { Action } from "../../app/actions/Action.ts"

/** Loads the dialog of a new message; ahead of time, where somebody may soon be without a connection. */
export const loadCompose = async () => (await import("./compose/ComposeDialog.tsx")).ComposeDialog

export const openMessages: Action = {
  id: "messages",
  group: "go",
  title: ({ actions }) => actions.titles.messages,
  keywords: ({ actions }) => actions.keywords.messages,
  icon: MessageSquare,
  shortcut: "g m",
  run: ({ openPanel }) => openPanel("messages")
}

export const compose: Action = {
  id: "messages.compose",
  group: "create",
  title: ({ actions }) => actions.titles.compose,
  label: ({ actions }) => actions.labels.compose,
  keywords: ({ actions }) => actions.keywords.compose,
  icon: PenLine,
  shortcut: "c",
  run: ({ show }) => show(loadCompose, {})
}

/** Only where the organization has emails to customers switched on. */
export const composeEmail: Action = {
  id: "customer-emails.compose",
  group: "create",
  title: ({ actions }) => actions.titles.composeEmail,
  label: ({ actions }) => actions.labels.compose,
  keywords: ({ actions }) => actions.keywords.composeEmail,
  icon: Mail,
  visible: ({ organization }) =>
    organization?.customer_email === true && organization.can.includes("customer_emails.send"),
  run: ({ show, organization }) =>
    organization &&
    show(async () => (await import("./customerEmails/ComposeDialog.tsx")).ComposeDialog, { organization })
}

export const messagingActions: ReadonlyArray<Action> = [openMessages, compose, composeEmail]

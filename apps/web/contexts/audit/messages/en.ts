import { ofContexts } from "./ofContexts.ts"

interface Sentences {
  /** For an action without a sentence of its own. */
  readonly other: string
  /** By action; the places in brackets are filled by the page. */
  readonly [action: string]: string
}

const { fields, sentences: ofActions } = ofContexts(
  import.meta.glob("../../*/messages/audit.en.ts", { eager: true, import: "messages" })
)

const sentences: Sentences = {
  other: "[actor]: [action] [subject]",
  "audit_log.exported": "[actor] exported the audit log",
  "mail.link_shown": "[actor] viewed the link in the email to [subject]",
  "mail.resent": "[actor] resent the email to [subject]",
  "mail.sender_allowed": "[actor] allowed outgoing emails again",
  "mail.sender_limited": "[actor] limited outgoing emails",
  "mail.sender_stopped": "[actor] stopped outgoing emails",
  ...ofActions
}

/** The audit log as sentences. */
export const messages = {
  title: "Audit log",
  mine: "Activity on your account, newest first.",
  ofOrganization: "Activity in this organization, newest first.",
  emptyTitle: "No activity yet",
  export: "Export",
  you: "You",
  actors: {
    Anonymous: "Someone not signed in",
    Person: "A former user",
    Member: "A former member",
    Job: "Motorpool",
    Operator: "An operator"
  },
  operatorForYou: "An operator on your behalf",
  operatorFor: (name: string) => `An operator on behalf of ${name}`,
  erased: "a former user",
  hidden: "…",
  left: "in an organization you have left",
  from: (address: string) => `from ${address}`,
  fields,
  sentences
}

import { catalogue } from "../catalogue.ts"

interface Sentences {
  /** For an action without a sentence of its own. */
  readonly other: string
  /** By action; the places in brackets are filled by the page. */
  readonly [action: string]: string
}

const sentences: Sentences = {
  other: "[actor]: [action] [subject]",
  "account.signed_up": "[actor] created the account [subject]",
  "account.disabled": "[actor] disabled the account [subject]",
  "account.enabled": "[actor] enabled the account [subject]",
  "account.opened": "[actor] opened the account [subject]",
  "avatar.changed": "[actor] changed the picture",
  "avatar.removed": "[actor] removed the picture",
  "customer.archived": "[actor] archived the customer [subject]",
  "customer.created": "[actor] added the customer [subject]",
  "customer.edited": "[actor] changed [fields] of the customer [subject]",
  "customer.restored": "[actor] restored the customer [subject]",
  "customer_email.sent": "[actor] wrote an email to [subject]",
  "customer_email.switched_off": "[actor] switched customer emails off",
  "customer_email.switched_on": "[actor] switched customer emails on",
  "customers.exported": "[actor] exported customers ([count])",
  "customers.import_undone": "[actor] undid an import of customers ([count])",
  "customers.imported": "[actor] imported customers",
  "email.change_requested": "[actor] asked to move the account to [subject]",
  "email.changed": "[actor] moved the account to [subject]",
  "email.verified": "[actor] verified the address [subject]",
  "invitation.accepted": "[actor] accepted the invitation as [role]",
  "invitation.declined": "[actor] declined the invitation",
  "invitation.expired": "[actor] ended the invitation to [subject]",
  "invitation.resent": "[actor] sent the invitation to [subject] again",
  "invitation.revoked": "[actor] revoked the invitation to [subject]",
  "invitation.sent": "[actor] invited [subject] as [role]",
  "mail.link_shown": "[actor] looked at the link in the mail to [subject]",
  "mail.resent": "[actor] had the mail to [subject] sent again",
  "member.joined": "[subject] joined as [role]",
  "member.left": "[actor] left the organization",
  "member.removed": "[actor] removed [subject]",
  "member.role_changed": "[actor] changed [subject] from [from] to [to]",
  "message.sent": "[actor] wrote a message to [subject]",
  "messages.listed": "[actor] looked through the messages",
  "organization.deleted": "[actor] deleted [subject]",
  "organization.edited": "[actor] changed [fields]",
  "organization.founded": "[actor] created [subject]",
  "organization.transferred": "[actor] made [subject] the owner",
  "password.changed": "[actor] changed the password",
  "password.reset": "[actor] set a new password with the link from the mail",
  "password.reset_requested": "Somebody asked for a new password for [subject]",
  "profile.changed": "[actor] changed [fields]",
  "provider.connected": "[actor] connected a [subject] account",
  "provider.disconnected": "[actor] disconnected a [subject] account",
  "provider.expired": "[actor] ended the connection of a [subject] account",
  "session.ended": "[actor] ended a session",
  "session.reuse_detected": "A session was ended: its sign-in was used a second time",
  "session.signed_out": "[actor] signed out",
  "session.started": "[actor] signed in",
  "sessions.ended": "[actor] signed out everywhere",
  "tokens.expired": "[actor] ended the sessions or mailed links of [subject]"
}

/** The audit log as sentences. */
export const audit = catalogue("audit", {
  title: "Audit log",
  mine: "What happened on your account, newest first.",
  ofOrganization: "What people did here, newest first.",
  emptyTitle: "Nothing happened yet",
  you: "You",
  actors: {
    Anonymous: "Somebody not signed in",
    Person: "A former user",
    Member: "A former member",
    Job: "Motorpool",
    Operator: "An operator"
  },
  operatorForYou: "An operator in your place",
  operatorFor: (name: string) => `An operator in the place of ${name}`,
  erased: "a former user",
  from: (address: string) => `from ${address}`,
  fields: {
    name: "name",
    industry: "industry",
    time_zone: "time zone",
    currency: "currency",
    units: "units",
    full_name: "full name",
    email: "email",
    phone: "phone",
    notes: "notes",
    locale: "language"
  },
  sentences
})

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
  "avatar.changed": "[actor] changed the profile picture",
  "avatar.removed": "[actor] removed the profile picture",
  "customer.archived": "[actor] archived the customer [subject]",
  "customer.created": "[actor] added the customer [subject]",
  "customer.edited": "[actor] changed [fields] of the customer [subject]",
  "customer.restored": "[actor] restored the customer [subject]",
  "customer_email.sent": "[actor] sent an email to [subject]",
  "customer_email.switched_off": "[actor] turned customer emails off",
  "customer_email.switched_on": "[actor] turned customer emails on",
  "customers.exported": "[actor] exported customers ([count])",
  "customers.import_undone": "[actor] undid an import of customers ([count])",
  "customers.imported": "[actor] imported customers",
  "email.change_requested": "[actor] requested to change the email address to [subject]",
  "email.changed": "[actor] changed the email address to [subject]",
  "email.verified": "[actor] verified the email address [subject]",
  "invitation.accepted": "[actor] accepted the invitation as [role]",
  "invitation.declined": "[actor] declined the invitation",
  "invitation.expired": "[actor] ended the invitation to [subject]",
  "invitation.resent": "[actor] resent the invitation to [subject]",
  "invitation.revoked": "[actor] revoked the invitation to [subject]",
  "invitation.sent": "[actor] invited [subject] as [role]",
  "mail.link_shown": "[actor] viewed the link in the email to [subject]",
  "mail.resent": "[actor] resent the email to [subject]",
  "member.joined": "[subject] joined as [role]",
  "member.left": "[actor] left the organization",
  "member.removed": "[actor] removed [subject]",
  "member.role_changed": "[actor] changed [subject] from [from] to [to]",
  "message.sent": "[actor] sent a message to [subject]",
  "messages.listed": "[actor] viewed the messages",
  "organization.deleted": "[actor] deleted [subject]",
  "organization.edited": "[actor] changed [fields]",
  "organization.founded": "[actor] created [subject]",
  "organization.transferred": "[actor] made [subject] the owner",
  "password.changed": "[actor] changed the password",
  "password.reset": "[actor] set a new password with an emailed link",
  "password.reset_requested": "Someone requested a new password for [subject]",
  "profile.changed": "[actor] changed [fields]",
  "provider.connected": "[actor] connected a [subject] account",
  "provider.disconnected": "[actor] disconnected a [subject] account",
  "provider.expired": "[actor] ended the connection of a [subject] account",
  "session.ended": "[actor] ended a session",
  "session.reuse_detected": "A session was ended because its token was used twice",
  "session.signed_out": "[actor] signed out",
  "session.started": "[actor] signed in",
  "sessions.ended": "[actor] signed out everywhere",
  "tokens.expired": "[actor] ended the sessions or emailed links of [subject]"
}

/** The audit log as sentences. */
export const messages = {
  title: "Audit log",
  mine: "Activity on your account, newest first.",
  ofOrganization: "Activity in this organization, newest first.",
  emptyTitle: "No activity yet",
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
}

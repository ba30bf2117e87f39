/** Estimates that people without an account decide on. */
export const messages = {
  title: "Send estimate",
  about: (address: string) =>
    `The recipient gets a link to this estimate, as it is now, and approves or declines it without an account. Replies go to ${address}.`,
  name: "Name",
  email: "Email",
  note: "Note",
  submit: "Send estimate",
  busy: "Sending...",
  sentTitle: "Estimate sent",
  sent: (email: string) => `It was emailed to ${email}. The link works for 14 days, for one decision.`,
  link: "Link",
  done: "Done",
  panel: "Sent estimates",
  sentBy: (signed: string) => `Sent by ${signed}`,
  states: {
    open: (day: string) => `Open until ${day}`,
    approved: (day: string) => `Approved ${day}`,
    declined: (day: string) => `Declined ${day}`,
    revoked: "Revoked",
    expired: "Expired",
    over: "No longer needed"
  },
  revoke: "Revoke",
  revokeOf: (name: string) => `Revoke link of ${name}`,
  revokeTitle: (name: string) => `Revoke the link of ${name}?`,
  revokeAbout: "The link stops working. The request for approval stays open.",
  revokeDone: "The link was revoked."
}

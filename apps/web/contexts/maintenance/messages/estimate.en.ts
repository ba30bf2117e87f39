/** Where people without an account decide on an estimate. */
export const messages = {
  loading: "Opening...",
  failed: "Estimate",
  incompleteTitle: "This link is incomplete",
  incomplete: "Open the link in the email again, or copy the whole link into the address bar.",
  title: (number: string) => `Estimate ${number}`,
  about: (organization: string) => `${organization} requests your approval.`,
  vehicle: "Vehicle",
  work: "Work",
  sender: "Sent by",
  until: "Valid until",
  formerMember: "Former member",
  lines: "Lines",
  totals: { title: "Totals", labor: "Labor", parts: "Parts", other: "Other", tax: "Tax", total: "Total" },
  name: "Your name",
  note: "Note",
  once: "You can decide once. Your name and note are stored with the work order.",
  approve: (amount: string) => `Approve ${amount}`,
  decline: "Decline",
  busy: "Sending...",
  approved: (name: string, when: string) => `Approved by ${name}, ${when}`,
  declined: (name: string, when: string) => `Declined by ${name}, ${when}`
}

import { catalogue } from "../catalogue.ts"

/** Emails to customers. Texts of the product specification stand here word for word. */
export const customerEmails = catalogue("customerEmails", {
  soon: {
    title: "Feature Coming Soon",
    sentence: "From here your team will write emails to customers.",
    settings: "Switch it on in the organization's settings"
  },
  forbidden: { title: "Your role does not see customer emails" },
  list: "Customer Emails",
  empty: { title: "No emails found", sentence: "What your team writes to customers hangs here." },
  notFound: { sentence: (search: string) => `None of the loaded emails fits “${search}”.` },
  unknownCustomer: "Unknown Customer",
  from: (name: string) => `from ${name}`,
  to: (address: string) => `to ${address}`,
  states: { sent: "Sent", delivered: "Delivered", failed: "Failed" },
  compose: {
    title: "Compose Customer Email",
    about: (address: string) => `It goes out in your name; answers come to ${address}.`,
    customer: "Customer",
    customerPlaceholder: "Select customer",
    noAddress: "No email address",
    searching: "Searching...",
    noneFound: "No customers found",
    searchFailed: "Customers could not be loaded. Type to try again.",
    subject: "Subject",
    subjectPlaceholder: "Enter email subject",
    message: "Message",
    messagePlaceholder: "Type your message here...",
    send: "Send Email",
    sending: "Sending..."
  },
  missing: "Please fill in all required fields",
  toasts: {
    sent: "Email sent successfully",
    failed: "Failed to send email",
    loadFailed: "Failed to load customer emails",
    signedOut: "You must be logged in to send emails"
  },
  settings: {
    title: "Customer emails",
    label: "Write emails to customers from here",
    sentence:
      "Emails go out in the name of whoever writes them, and answers come to their own address. Each organization has a daily limit.",
    on: "On",
    off: "Off",
    switchedOn: "Customer emails are switched on.",
    switchedOff: "Customer emails are switched off.",
    readOnly: "Owners and admins can switch this."
  }
})

/** Emails to customers. Texts from the product specification are verbatim. */
export const messages = {
  soon: {
    title: "Feature Coming Soon",
    sentence: "Your team will be able to email customers from here."
  },
  off: {
    title: "Customer emails are off",
    sentence: "Turn them on to email customers from here.",
    settings: "Turn on in organization settings"
  },
  forbidden: { title: "You don't have access to customer emails" },
  list: "Customer Emails",
  empty: { title: "No emails found", sentence: "Emails your team sends to customers appear here." },
  export: "Export",
  nothingToExport: "There are no emails to export.",
  notFound: { sentence: (search: string) => `No loaded emails match “${search}”.` },
  ofCustomer: { title: "Emails", none: "No emails sent yet." },
  unknownCustomer: "Unknown Customer",
  from: (name: string) => `from ${name}`,
  to: (address: string) => `to ${address}`,
  states: { sent: "Sent", delivered: "Delivered", failed: "Failed" },
  compose: {
    title: "Compose customer email",
    about: (address: string) => `Sent in your name. Replies go to ${address}.`,
    customer: "Customer",
    customerPlaceholder: "Select customer",
    noAddress: "No email address",
    searching: "Searching...",
    noneFound: "No customers found",
    searchFailed: "Couldn't load customers. Type to try again.",
    subject: "Subject",
    subjectPlaceholder: "Enter email subject",
    message: "Message",
    messagePlaceholder: "Type your message here...",
    send: "Send email",
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
    label: "Email customers from Motorpool",
    sentence:
      "Emails are sent in the sender's name, and replies go to the sender's own address. Each organization has a daily limit.",
    on: "On",
    off: "Off",
    switchedOn: "Customer emails are on.",
    switchedOff: "Customer emails are off.",
    readOnly: "Only owners and admins can change this."
  }
}

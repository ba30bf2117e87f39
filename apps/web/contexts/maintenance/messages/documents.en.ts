/** Work orders as PDF. */
export const messages = {
  download: "Download PDF",
  open: "Email...",
  title: (number: string) => `Email ${number}`,
  about: (address: string) =>
    `The work order is attached as a PDF. It is sent in your name, and replies go to ${address}.`,
  to: "To",
  subject: "Subject",
  subjectHint: "Leave it empty to use the number and title of the work order.",
  note: "Note",
  submit: "Send email",
  busy: "Sending...",
  done: (number: string, to: string) => `${number} was emailed to ${to}.`
}

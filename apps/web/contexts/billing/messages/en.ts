import { pluralOf } from "../../../i18n/plural.ts"

const plural = pluralOf("en")

export const messages = {
  planned: "Plans and payments will appear here. Nothing is charged.",
  trial: {
    title: "Free trial",
    daysLeft: (days: number) => plural(days, { one: "1 day left", other: `${days} days left` }),
    ended: (date: string) => `Your free trial ended on ${date}.`,
    stays:
      "Everything still works: view, edit and export as before. Nothing is deleted, and nothing is charged.",
    exports: {
      customers: "Export customers",
      messages: "Export your messages",
      auditLog: "Export the audit log"
    },
    endsOn: (date: string) => `Ends on ${date}`,
    progress: (used: number, of: number) => `Day ${used} of ${of}`
  }
}

export const messages = {
  page: { title: "Billing", subtitle: "Subscription management" },
  keywords: "plan payment invoice subscription trial",
  trialEnded: {
    title: "Free trial ended",
    sentence: (name: string, date: string) =>
      `The trial of ${name} ended on ${date}. Everything still works, and nothing is deleted.`,
    contact: "To continue, write to",
    contactOperator: "To continue, contact the operator of this installation.",
    details: "Details"
  }
}

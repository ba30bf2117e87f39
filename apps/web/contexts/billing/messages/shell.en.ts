export const messages = {
  page: { title: "Billing", subtitle: "Subscription management" },
  keywords: "plan payment invoice subscription trial"
}

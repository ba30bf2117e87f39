import { ListCustomerEmails, ListThreads } from "#messaging/contract"
import { MyOrganizations } from "#tenancy/contract"
import { page } from "vitest/browser"
import { type Answer, answers, fakeServer } from "../../support/fakeServer.ts"
import { open } from "../../support/open.tsx"
import { type customerEmail, organization } from "../support/fixtures.ts"

/** Ana's organization, with the given changes. */
export const home = (special = {}) => answers(MyOrganizations, () => ({ items: [organization(special)] }))

/** The same with customer emails turned on. */
export const on = home({ customer_email: true })

export const emails = (...items: ReadonlyArray<ReturnType<typeof customerEmail>>) =>
  answers(ListCustomerEmails, () => ({ items, next: null }))

const threads = answers(ListThreads, () => ({ items: [], next: null }))

/** Opens the messages dialog on the Customer Emails tab. */
export const openTab = async (...answering: ReadonlyArray<Answer>) => {
  const received = fakeServer([...answering, threads])
  const opened = await open("/reports")
  await page.getByRole("button", { name: "Messages", exact: true }).click()
  await page.getByRole("tab", { name: "Customer Emails" }).click()
  return { received, ...opened }
}

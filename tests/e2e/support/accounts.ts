import type { Role } from "#kernel"
import { expect, type Page } from "@playwright/test"
import { SESSION_KEY } from "../../../apps/web/api/storageKeys.ts"
import type { Product } from "../../support/client.ts"
import * as seeds from "../../support/seeds.ts"

// Created through the API: only the journeys about signing up, inviting or joining fill in the forms.

/** The text of the newest mail to this address that links to a page, once one has arrived. */
const arrivedMail = async (page: Page, to: string, linkTo: string): Promise<string> => {
  const get = async (path: string) => (await page.request.get(`/dev/mailbox${path}`)).text()
  let text = ""
  await expect
    .poll(async () => {
      const rows = (await get("")).matchAll(/<a href="\/dev\/mailbox(\/[^"]+)">.*?<span>(.*?)<\/span>/g)
      for (const [, path = "", recipient] of rows)
        if (recipient === to && !text.includes(linkTo))
          text = /<pre>(.*?)<\/pre>/s.exec(await get(path))?.[1] ?? ""
      return text
    })
    .toContain(linkTo)
  return text
}

/** The product that this browser uses, for seeds. */
const productOf = (page: Page): Product => ({
  request: async (path, { method = "GET", headers, body }) => {
    const data = typeof body === "string" ? body : undefined
    const answer = await page.request.fetch(path, {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      ...(data !== undefined && { data })
    })
    const text = await answer.text()
    return new Response(text === "" ? null : text, { status: answer.status() })
  },
  lastMail: async (to, linkTo = "#token=") => ({ text: await arrivedMail(page, to, linkTo) })
})

/** A user, and the browser that is signed in as them. */
export interface Account extends seeds.Person {
  readonly page: Page
}

/** The owner of an organization. */
export interface Owner extends Account {
  readonly organization: string
}

/** Creates an account and signs this browser in. It shows no page of the app yet. */
export const createAccount = async (page: Page, name: string, email: string): Promise<Account> => {
  const person = await seeds.signUp(productOf(page), name, email)
  // Any document of the site can write to its storage; this one loads nothing else.
  await page.goto("/robots.txt")
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    JSON.stringify(person)
  ] as const)
  return { ...person, page }
}

/** Creates an account with an organization. */
export const createOwner = async (
  page: Page,
  name: string,
  email: string,
  organizationName: string
): Promise<Owner> => {
  const account = await createAccount(page, name, email)
  const organization = await seeds.createOrganization(productOf(page), account.access_token, organizationName)
  return { ...account, organization }
}

/** Verifies the address with the link from the mail. */
export const verifyAddress = (account: Account): Promise<void> =>
  seeds.verifyEmail(productOf(account.page), account)

/** Invites a member; the owner's address has to be verified. */
export const invite = (
  { page, access_token, organization }: Owner,
  name: string,
  email: string,
  role: Role = "technician"
) => seeds.invite(productOf(page), access_token, organization, { email, role, name })

/** Accepts the invitation to this account's address. */
export const join = (account: Account): Promise<void> => seeds.join(productOf(account.page), account)

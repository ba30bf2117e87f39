import { expect, type Page } from "@playwright/test"
import { SESSION_KEY } from "../../../apps/web/api/storageKeys.ts"
import { PASSWORD } from "./people.ts"

// Created through the API: only the journeys about signing up, inviting or joining use the UI for that.

/** A user with an account, and the browser signed in with it. */
export interface Account {
  readonly page: Page
  readonly email: string
  readonly token: string
}

/** A user with an organization. */
export interface Owner extends Account {
  readonly organization: string
}

type Method = "POST" | "PUT"

const send = async (page: Page, method: Method, path: string, data: object, token = "") => {
  const answer = await page.request.fetch(`/api/${path}`, {
    method,
    data,
    headers: token === "" ? {} : { authorization: `Bearer ${token}` }
  })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return answer.json()
}

/** Creates an account and signs this browser in with it. Does not open a page of the app. */
export const createAccount = async (page: Page, name: string, email: string): Promise<Account> => {
  const person = { email, password: PASSWORD, full_name: name }
  const session = await send(page, "POST", "public/sign-up", person)
  // Any document of the site can write to its storage, and this one loads nothing else.
  await page.goto("/robots.txt")
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    JSON.stringify(session)
  ] as const)
  return { page, email, token: session.access_token }
}

/** Creates an account with an organization. */
export const createOwner = async (
  page: Page,
  name: string,
  email: string,
  organization: string
): Promise<Owner> => {
  const account = await createAccount(page, name, email)
  const { id } = await send(
    page,
    "POST",
    "me/organizations",
    { name: organization, industry: "fleet" },
    account.token
  )
  return { ...account, organization: id }
}

/** The token in the newest email to this address whose subject matches, once it has arrived. */
const mailedToken = async (page: Page, to: string, subject: RegExp): Promise<string> => {
  const read = async (path: string) => (await page.request.get(`/dev/mailbox${path}`)).text()
  let secret: string | undefined
  await expect
    .poll(async () => {
      const rows = (await read("")).matchAll(
        /<a href="\/dev\/mailbox\/([^"]+)"><strong>(.*?)<\/strong>.*?<span>(.*?)<\/span>/g
      )
      const [, id] =
        [...rows].find(([, , about = "", recipient]) => recipient === to && subject.test(about)) ?? []
      secret = id && /#token=([\w.-]+)/.exec(await read(`/${id}`))?.[1]
      return secret
    })
    .toBeTruthy()
  return secret ?? ""
}

/** Verifies the address with the token from the email. */
export const verifyAddress = async ({ page, email, token }: Account): Promise<void> => {
  const secret = await mailedToken(page, email, /verif/i)
  await send(page, "PUT", "me/email-verification", { token: secret }, token)
}

/** Invites by email; the owner's address must be verified. */
export const invite = ({ page, token, organization }: Owner, name: string, email: string): Promise<unknown> =>
  send(
    page,
    "POST",
    `organizations/${organization}/invitations`,
    { invited_name: name, email, role: "technician" },
    token
  )

/** Joins the organization this account was invited to. */
export const join = async ({ page, email, token }: Account): Promise<void> => {
  const secret = await mailedToken(page, email, /invit|join/i)
  await send(page, "POST", "me/memberships", { token: secret }, token)
}

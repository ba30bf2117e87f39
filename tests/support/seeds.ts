import type { Role } from "#kernel"
import type { Session } from "#identity/contract"
import type { Industry } from "#tenancy/contract"
import { call, type CallOptions, type Product } from "./client.ts"

/** The password of every test user. */
export const PASSWORD = "correct horse battery"

export type Person = Session & { readonly email: string }

/** Seeds that need no email. */
type Api = Pick<Product, "request">

/** A call that must succeed. */
const callOk = async (product: Api, method: string, path: string, options: CallOptions): Promise<never> => {
  const { status, body } = await call(product, method, path, options)
  if (status >= 400) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(body)}`)
  return body
}

let people = 0

/** An unused address. */
const newAddress = (): string => `person${++people}@example.com`

/** Signs a user up; the address is not verified yet. */
export const signUp = async (product: Api, name = "Ada Driver", email = newAddress()): Promise<Person> => {
  const body = { email, password: PASSWORD, full_name: name }
  const session: Session = await callOk(product, "POST", "/api/public/sign-up", { body })
  return { ...session, email }
}

/** Signs a user in who has an account. */
export const signIn = async (product: Api, email: string, password = PASSWORD): Promise<Person> => {
  const body = { email, password }
  const session: Session = await callOk(product, "POST", "/api/public/sign-in", { body })
  return { ...session, email }
}

/** The token in the link of the newest email to an address, or of the newest that links to a page. */
export const mailedToken = async (
  product: Pick<Product, "lastMail">,
  to: string,
  page = ""
): Promise<string> => {
  const token = /#token=([^\s"&]+)/.exec((await product.lastMail(to, page)).text)?.[1]
  if (token === undefined) throw new Error(`The newest email to ${to} has no link.`)
  return token
}

/** Follows the link of the verification email in the browser that signed up. */
export const verifyEmail = async (
  product: Product,
  { access_token: token, email }: Pick<Person, "access_token" | "email">
): Promise<void> => {
  const body = { token: await mailedToken(product, email, "/verify-email") }
  await callOk(product, "PUT", "/api/me/email-verification", { token, body })
}

/** A user who has signed up and verified their address. */
export const createPerson = async (product: Product, name?: string, email?: string): Promise<Person> => {
  const person = await signUp(product, name, email)
  await verifyEmail(product, person)
  return person
}

/** Creates an organization for the user with this token; returns its id. */
export const createOrganization = async (
  product: Api,
  token: string,
  name = "Riverside Depot",
  industry: Industry = "fleet"
): Promise<string> => {
  const body = { name, industry }
  const created: { readonly id: string } = await callOk(product, "POST", "/api/me/organizations", {
    token,
    body
  })
  return created.id
}

/** Invites by email, as a member who may invite into this role. */
export const invite = (
  product: Api,
  token: string,
  organizationId: string,
  {
    email,
    role,
    name = "New Member"
  }: { readonly email: string; readonly role: Role; readonly name?: string }
): Promise<unknown> =>
  callOk(product, "POST", `/api/organizations/${organizationId}/invitations`, {
    token,
    body: { invited_name: name, email, role }
  })

/** Accepts the invitation in the newest email to this person. */
export const join = async (
  product: Product,
  { access_token: token, email }: Pick<Person, "access_token" | "email">
): Promise<void> => {
  const body = { token: await mailedToken(product, email, "/invitation") }
  await callOk(product, "POST", "/api/me/memberships", { token, body })
}

/** A new user who was invited into a role by email and joined by its link. */
export const createMember = async (
  product: Product,
  ownerToken: string,
  organizationId: string,
  role: Role,
  name?: string
): Promise<Person> => {
  const person = await createPerson(product, name)
  await invite(product, ownerToken, organizationId, { email: person.email, role })
  await join(product, person)
  return person
}

/** Creates a customer of an organization; returns their id. */
export const createCustomer = async (
  product: Api,
  token: string,
  organizationId: string,
  fields: Readonly<Record<string, string>> = {}
): Promise<string> => {
  const body = { name: "Nia Nobody", email: null, phone: null, notes: null, ...fields }
  const path = `/api/organizations/${organizationId}/customers`
  const created: { readonly id: string } = await callOk(product, "POST", path, { token, body })
  return created.id
}

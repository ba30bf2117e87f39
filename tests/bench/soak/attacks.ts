import { randomBytes, randomUUID } from "node:crypto"
import { ask } from "./requests.ts"
import { headOf, hold, type Raw } from "./sockets.ts"
import { uplink } from "./uplink.ts"
import { customerId, everyone, type attackingAccounts } from "./world.ts"

/** An attacker: a network of their own, and the accounts of a free organization. */
export interface Attacker {
  readonly port: number
  readonly organization: number
  readonly accounts: ReturnType<typeof attackingAccounts>
  /** A picture of 12 megapixels in a few hundred bytes. */
  readonly picture: Buffer
  readonly note: (status: number | string) => void
}

/** One burst; resolves when every request is answered, or cut off. */
export type Attack = (attacker: Attacker) => Promise<unknown>

const MEGABYTE = 1_000_000
const NOTHING = Buffer.alloc(0)
/** How long a connection is held that neither sends nor reads; a server that protects itself ends it earlier. */
const HELD_MILLIS = 30_000

const times = (many: number, work: (n: number) => Promise<unknown>): Promise<unknown> =>
  Promise.all(Array.from({ length: many }, (_, n) => work(n)))

/** Sends requests at the same time and notes the answers. */
const send = (
  { port, accounts, note }: Attacker,
  many: number,
  requestOf: (n: number) => {
    readonly method: string
    readonly path: string
    readonly token?: string
    readonly body?: unknown
  }
) =>
  times(many, async (n) => {
    const { body, ...request } = requestOf(n)
    const bytes = Buffer.isBuffer(body) || body === undefined ? body : Buffer.from(JSON.stringify(body))
    const { address } = accounts.owner
    await uplink(address, bytes?.length ?? 0)
    note((await ask(port, { ...request, address, body: bytes })).status)
  })

const ones = (before: string, after: string, bytes = MEGABYTE): Buffer => {
  const many = Math.floor((bytes - before.length - after.length) / 2)
  return Buffer.from(`${before}${Array.from({ length: many }, () => 1).join(",")}${after}`)
}

const preferences = ones('{"kinds":[', "]}")
const columns = ones('{"columns":[', "]}", 700_000)
const PREFERENCES = "/api/me/notification-preferences"

const inOrganization = ({ accounts }: Attacker, path: string): string =>
  `/api/organizations/${accounts.owner.organizationId}/${path}`

const signUpAs = (fields: Readonly<Record<string, unknown>>): Buffer =>
  Buffer.from(
    JSON.stringify({ email: "a@example.com", password: "correct horse battery", full_name: "A", ...fields })
  )

/** Text that is expensive to normalize, to match and to parse. */
const costly: ReadonlyArray<Buffer> = [
  signUpAs({ full_name: `a${"\u0301\u0323".repeat(MEGABYTE / 5)}` }),
  signUpAs({ email: `${"a.".repeat(MEGABYTE / 2 - 200)}@example.com` }),
  Buffer.from(`{"email":${"[".repeat(MEGABYTE / 2)}${"]".repeat(MEGABYTE / 2 - 100)}}`)
]

/** Holds connections open that do not read, or withhold the end of what they announce. */
const holdOpen = ({ port, accounts, note }: Attacker, many: number, raw: Omit<Raw, "address">) =>
  times(many, async () => {
    const { address } = accounts.owner
    await uplink(address, raw.body.length)
    note(await hold(port, { ...raw, address }, HELD_MILLIS))
  })

let strangers = 0

/** Everything that was found to stop others, in the numbers it was found with. */
export const attacks: Readonly<Record<string, Attack>> = {
  "preferences of 500,000 elements": (attacker) =>
    send(attacker, 30, () => ({
      method: "PATCH",
      path: PREFERENCES,
      token: attacker.accounts.unverified.token,
      body: preferences
    })),
  "the same, answers unread": (attacker) => {
    const { token } = attacker.accounts.unverified
    const head = headOf("PATCH", PREFERENCES, token, preferences.length)
    return holdOpen(attacker, 60, { head, body: preferences, reads: false })
  },
  "import of 350,000 columns": (attacker) =>
    send(attacker, 30, () => ({
      method: "PUT",
      path: inOrganization(attacker, `imports/${randomUUID()}/columns`),
      token: attacker.accounts.owner.token,
      body: columns
    })),
  "sign-ups with costly text": (attacker) =>
    send(attacker, 60, (n) => ({
      method: "POST",
      path: "/api/public/sign-up",
      body: costly[n % costly.length]
    })),
  "invalid sign-ins": (attacker) =>
    send(attacker, 130, () => ({
      method: "POST",
      path: "/api/public/sign-in",
      body: { email: "none", password: 1 }
    })),
  "bodies that never end": (attacker) => {
    const { token } = attacker.accounts.member
    const head = headOf("PATCH", PREFERENCES, token, preferences.length)
    return holdOpen(attacker, 600, { head, body: preferences.subarray(10), reads: true })
  },
  "headers that never end": (attacker) =>
    holdOpen(attacker, 200, { head: "GET /api/me HTTP/1.1\r\nX-Slow: ", body: NOTHING, reads: true }),
  "exports that are not read": (attacker) => {
    const path = inOrganization(attacker, "customer-export")
    const head = headOf("GET", path, attacker.accounts.owner.token, 0)
    return holdOpen(attacker, 24, { head, body: NOTHING, reads: false })
  },
  "changes of 500 customers": (attacker) =>
    send(attacker, 20, () => ({
      method: "PATCH",
      path: inOrganization(attacker, "customers"),
      token: attacker.accounts.owner.token,
      body: { ids: Array.from({ length: 500 }, () => randomUUID()), add_tags: ["large"] }
    })),
  "invitations to strangers": (attacker) =>
    send(attacker, 20, () => ({
      method: "POST",
      path: inOrganization(attacker, "invitations"),
      token: attacker.accounts.owner.token,
      body: {
        invited_name: "Payroll",
        email: `stranger${attacker.organization}.${++strangers}@example.org`,
        role: "driver"
      }
    })),
  "emails to customers": (attacker) =>
    send(attacker, 20, (n) => ({
      method: "POST",
      path: inOrganization(attacker, "customer-emails"),
      token: attacker.accounts.owner.token,
      body: {
        customer_id: customerId(attacker.organization, n + 1),
        subject: "Your payroll",
        content: "Confirm your account today.",
        client_id: randomUUID()
      }
    })),
  "wrong passwords": (attacker) =>
    send(attacker, 20, (n) => ({
      method: "POST",
      path: "/api/public/sign-in",
      body: { email: everyone[n * 7]?.email, password: "not the password" }
    })),
  "plus-addresses": (attacker) =>
    send(attacker, 20, (n) => ({
      method: "POST",
      path: "/api/public/password-resets",
      body: { email: everyone[0]?.email.replace("@", `+${n}@`) }
    })),
  "role changes": (attacker) =>
    send(attacker, 20, (n) => ({
      method: "PATCH",
      path: inOrganization(attacker, `members/${attacker.accounts.member.memberId}`),
      token: attacker.accounts.owner.token,
      body: { role: n % 2 === 0 ? "driver" : "manager" }
    })),
  "archiving and restoring": (attacker) =>
    send(attacker, 40, (n) => ({
      method: n % 2 === 0 ? "PUT" : "DELETE",
      path: inOrganization(attacker, `customers/${customerId(attacker.organization, 1)}/archive`),
      token: attacker.accounts.owner.token
    })),
  "pictures of 12 megapixels": (attacker) =>
    send(attacker, 30, () => ({
      method: "PUT",
      path: "/api/me/avatar",
      token: attacker.accounts.member.token,
      body: attacker.picture
    })),
  "invalid tokens": (attacker) =>
    send(attacker, 300, () => ({
      method: "GET",
      path: "/api/me",
      token: `mp_at_${randomBytes(32).toString("base64url")}`
    }))
}

import { EmailAddress, type Mail, nameInMail, OrganizationId, UserId } from "#kernel"
import { readdirSync } from "node:fs"
import { expect, it } from "vitest"
import { LeadId } from "../../../modules/leads/contract/index.ts"
import * as leads from "../../../modules/leads/mails.ts"
import * as messaging from "../../../modules/messaging/mails.ts"
import * as notifications from "../../../modules/notifications/mails.ts"
import { NotificationId } from "../../../modules/notifications/contract/index.ts"
import * as tenancy from "../../../modules/tenancy/mails.ts"

/** Poses as the product, and would become two links. */
const NAME = "Motorpool Security https://pay.example @ support.example"

const id = "0199d6a0-0000-7000-8000-000000000001"
const email = EmailAddress.make("ada@example.com")
const to = { email, locale: "en" as const }
const envelope = { to: email, locale: "en" as const, organizationId: OrganizationId.make(id) }

const leadOf = (name: string): Parameters<typeof leads.demoRequestedMail>[0] => ({
  id: LeadId.make(id),
  status: "new",
  owner: null,
  first_name: name,
  last_name: name,
  email,
  phone: null,
  company: name,
  job_title: name,
  business_type: "rental",
  fleet_size: null,
  message: null,
  locale: "en",
  created_at: new Date(0),
  updated_at: new Date(0)
})

/** Titles of notifications contain names. */
const notification = (name: string) => ({
  id: NotificationId.make(id),
  user_id: UserId.make(id),
  organization_id: null,
  kind: "invitation_accepted",
  title: `${name} accepted your invitation`,
  message: "",
  link: null,
  about: null,
  created_at: new Date(0),
  read_at: null
})

/** The emails of every module, with this name wherever they take one. Those of identity take none. */
const mails: Readonly<Record<string, (name: string) => Mail>> = {
  "leads.confirmationMail": (name) => leads.confirmationMail(leadOf(name)),
  "leads.demoRequestedMail": (name) => leads.demoRequestedMail(leadOf(name), email),
  "messaging.customerMail": (name) =>
    messaging.customerMail({
      ...envelope,
      reference: id,
      organization: name,
      sender: { name, email },
      customer: name,
      subject: "Your car",
      content: "It is ready."
    }),
  "notifications.notificationsMail": (name) => notifications.notificationsMail(to, [notification(name)]),
  "tenancy.invitationMail": (name) =>
    tenancy.invitationMail(
      envelope,
      { organization: name, inviter: name, invited: name, role: "driver" },
      "token"
    ),
  "tenancy.invitationExpiredMail": (name) =>
    tenancy.invitationExpiredMail(envelope, { organization: name, invited: name, email })
}

const headersOf = ({ subject, replyTo }: Mail) => [subject, replyTo?.name]

it.each(Object.entries(mails))(
  "%s shows names in its headers without links or the product's name",
  (_, mail) => expect(headersOf(mail(NAME))).toEqual(headersOf(mail(nameInMail(NAME))))
)

it("covers every email of the modules", async () => {
  const modules = readdirSync("modules").filter(
    (name) => name !== "identity" && readdirSync(`modules/${name}`).includes("mails.ts")
  )
  const all = await Promise.all(
    modules.map(async (name) =>
      Object.keys(await import(`../../../modules/${name}/mails.ts`))
        .filter((key) => key.endsWith("Mail"))
        .map((key) => `${name}.${key}`)
    )
  )
  expect(Object.keys(mails).toSorted()).toEqual(all.flat().toSorted())
})

import { EmailAddress, OrganizationId } from "#kernel"
import { describe, expect, it } from "vitest"
import { customerMail } from "../../modules/messaging/mails.ts"

const letter = {
  to: EmailAddress.make("carla@example.com"),
  locale: "en" as const,
  organizationId: OrganizationId.make("0199d6a0-0000-7000-8000-000000000001"),
  reference: "0199d6a0-0000-7000-8000-000000000002",
  organization: "Riverside Depot",
  sender: { name: "Olga Owner", email: EmailAddress.make("olga@example.com") },
  customer: "Carla Customer",
  subject: "Your car",
  content: "It is ready."
}

describe("an email to a customer", () => {
  it("contains a greeting, the text and its author", () => {
    expect(customerMail(letter)).toEqual({
      kind: "messaging.customer-email",
      to: letter.to,
      locale: "en",
      organizationId: letter.organizationId,
      reference: letter.reference,
      subject: "Your car",
      paragraphs: ["Hello Carla Customer,", "It is ready.", "Olga Owner\nRiverside Depot"],
      footnote:
        "Olga Owner of Riverside Depot sent you this email with Motorpool. Replies go to olga@example.com.",
      replyTo: { name: "Olga Owner (Riverside Depot)", email: letter.sender.email }
    })
  })

  it("uses the sender's language around their own text", () => {
    const { paragraphs, footnote, subject } = customerMail({ ...letter, locale: "es" })
    expect([paragraphs[0], subject]).toEqual(["Hola, Carla Customer:", "Your car"])
    expect(footnote).toBe(
      "Olga Owner, de Riverside Depot, le ha enviado este correo con Motorpool. Las respuestas llegan a olga@example.com."
    )
  })

  it.each([
    ["one", ["one"]],
    ["one\ntwo", ["one\ntwo"]],
    ["one\r\ntwo\rthree", ["one\ntwo\nthree"]],
    ["one\n\ntwo", ["one", "two"]],
    ["one\r\n\r\n\r\ntwo", ["one", "two"]],
    ["one\n  \n \n two", ["one", " two"]]
  ])("splits %j into paragraphs", (content, expected) => {
    expect(customerMail({ ...letter, content }).paragraphs.slice(1, -1)).toEqual(expected)
  })
})

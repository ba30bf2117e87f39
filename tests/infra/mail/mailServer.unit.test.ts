import { once } from "node:events"
import { connect } from "node:net"
import { createTransport } from "nodemailer"
import { afterEach, beforeEach, expect, it } from "vitest"
import { type MailServer, startMailServer } from "../../support/mailServer.ts"

let mailServer: MailServer

beforeEach(async () => {
  mailServer = await startMailServer()
})
afterEach(() => mailServer.stop())

it("serves other clients when a sender disconnects between commands", async () => {
  const { hostname, port } = new URL(mailServer.url)
  const sender = connect(Number(port), hostname)
  await once(sender, "data")
  sender.write(
    "EHLO depot.example\r\nMAIL FROM:<ada@depot.example>\r\nRCPT TO:<ben@depot.example>\r\nDATA\r\n"
  )
  sender.on("data", () => sender.resetAndDestroy())
  await once(sender, "close")

  await createTransport(mailServer.url).sendMail({
    from: "ada@depot.example",
    to: "cleo@depot.example",
    subject: "Van 12 brakes"
  })
  expect((await mailServer.waitFor("cleo@depot.example")).email.subject).toBe("Van 12 brakes")
})

import { filesIn } from "../files/scene.ts"
import { startApp } from "../support/app.ts"
import { createTenant } from "../support/tenant.ts"
import { mailbox } from "./scene.ts"

/** An organization with three members, of whom the first writes to the second. */
export const attachmentScene = async () => {
  const app = await startApp()
  const tenant = await createTenant(app)
  const driverPerson = await tenant.addMember("driver")
  return {
    app,
    tenant,
    driverPerson,
    third: await tenant.addMember("admin"),
    other: await createTenant(app, "Other"),
    olga: mailbox(app, tenant.id, tenant.owner),
    driver: mailbox(app, tenant.id, driverPerson),
    ...filesIn(app, tenant.id, tenant.owner)
  }
}

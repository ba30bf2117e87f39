import { startApp } from "../support/app.ts"
import { createOrganization, createPerson } from "../support/seeds.ts"
import { cliOn } from "./support.ts"

export const UNTIL = "2026-06-01T09:00:00Z"

/** An app with an organization of someone who is not in the demo, and its command line. */
export const demoScene = async () => {
  const app = await startApp()
  const stranger = await createPerson(app, "Somebody Else")
  await createOrganization(app, stranger.access_token, "Somebody's Vans")
  return { app, stranger, cli: cliOn(app) }
}
export type DemoScene = Awaited<ReturnType<typeof demoScene>>

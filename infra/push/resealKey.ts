import { job } from "#infra/jobs"
import { Effect } from "effect"
import { storedKeys } from "./keys.ts"

/** So that an old key in SECRET_KEY can be dropped an hour after a new one was put in front of it. */
export const resealKey = job({
  name: "push.reseal-key",
  does: "Re-encrypts the key pair for push notifications with the newest SECRET_KEY.",
  touches: ["app.push_keys"],
  cron: "17 * * * *",
  run: Effect.flatMap(storedKeys, ({ reseal }) => reseal)
})

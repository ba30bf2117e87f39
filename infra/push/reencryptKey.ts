import { job } from "#infra/jobs"
import { Effect } from "effect"
import { storedKeys } from "./keys.ts"

/** Makes it safe to remove an old key from SECRET_KEY an hour after adding a new one. */
export const reencryptKey = job({
  name: "push.reencrypt-key",
  formerly: "push.reseal-key",
  does: "Re-encrypts the key pair for push notifications with the newest SECRET_KEY.",
  touches: ["app.push_keys"],
  cron: "17 * * * *",
  run: Effect.flatMap(storedKeys, ({ reencrypt }) => reencrypt)
})

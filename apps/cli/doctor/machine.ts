import { counted } from "#infra/cli"
import { unreadableMails, verifyMailServer } from "#infra/mail"
import { pool } from "#infra/postgres"
import { Secrets } from "#infra/secrets"
import { Effect, Layer, Option, Redacted } from "effect"
import { statfs } from "node:fs/promises"
import { type Installation } from "../context.ts"
import { fault, type Finding, check, ok, warning } from "./finding.ts"

const GIGABYTE = 1e9

/** @param free bytes @param total bytes */
export const diskFinding = (free: number, total: number): Finding => {
  const says = `${(free / GIGABYTE).toFixed(1)} of ${(total / GIGABYTE).toFixed(0)} GB free.`
  const advice = "Free some space, or move DATA_DIR to a larger disk."
  if (free < 0.2 * GIGABYTE) return fault("disk", says, advice)
  return free < GIGABYTE ? warning("disk", says, advice) : ok("disk", says)
}

const disk = (dataDir: string): Promise<Finding> =>
  check(
    "disk",
    async () => {
      const { bavail, bsize, blocks } = await statfs(dataDir)
      return diskFinding(bavail * bsize, blocks * bsize)
    },
    "Create the folder in DATA_DIR and make it readable for this program."
  )

const MAIL =
  "Check MAIL_URL (host, port, user, password), and that the server accepts email from this machine."

const mail = async ({ mailUrl, dataDir }: Installation["settings"]): Promise<Finding> => {
  if (Option.isNone(mailUrl))
    return ok("mail", `No mail server is set: emails are written to ${dataDir}/mail.`)
  const { value } = mailUrl
  return check(
    "mail",
    async () => {
      const failure = await Effect.runPromise(
        Effect.flip(verifyMailServer(Redacted.value(value))).pipe(Effect.option)
      )
      if (Option.isSome(failure)) return fault("mail", failure.value.detail.replace(/^Error: /, ""), MAIL)
      return ok("mail", "The mail server accepts this installation's login.")
    },
    MAIL
  )
}

const KEY = "Add the key they were encrypted with after the current one: SECRET_KEY=new,old."

/** Whether SECRET_KEY decrypts the queued emails. */
export const keyFinding = ({ settings, urls }: Installation): Promise<Finding> =>
  check(
    "secret key",
    async () => {
      const layer = Layer.mergeAll(
        Secrets.layer(settings.secretKeys),
        pool({ url: urls.system, name: "motorpool-doctor", maxConnections: 1 })
      )
      const count = await Effect.runPromise(Effect.scoped(Effect.provide(unreadableMails, layer)))
      return count === 0
        ? ok("secret key", "It decrypts all queued emails.")
        : fault("secret key", `It can't decrypt ${counted(count, "queued email")}.`, KEY)
    },
    KEY
  )

/** Disk and mail server. */
export const machineFindings = async ({ settings }: Installation): Promise<ReadonlyArray<Finding>> => [
  await disk(settings.dataDir),
  await mail(settings)
]

import { CommandFailed, counted } from "#infra/cli"
import { redactText } from "#infra/observability"
import { Schema } from "effect"

/** What was looked at, how it stands, and what to do where it does not stand well. */
export const Finding = Schema.Struct({
  about: Schema.String,
  status: Schema.Literals(["ok", "warning", "fault"]),
  says: Schema.String,
  /** Null where nothing has to be done. */
  advice: Schema.NullOr(Schema.String)
})
export type Finding = typeof Finding.Type

export const Findings = Schema.Struct({ findings: Schema.Array(Finding) })

export const ok = (about: string, says: string): Finding => ({ about, status: "ok", says, advice: null })
export const warning = (about: string, says: string, advice: string): Finding => ({
  about,
  status: "warning",
  says,
  advice
})
export const fault = (about: string, says: string, advice: string): Finding => ({
  about,
  status: "fault",
  says: redactText(says),
  advice
})

/** All well, or a fault with every sentence there is. */
export const faultless = (
  about: string,
  fine: string,
  faults: ReadonlyArray<string>,
  advice: string
): Finding => (faults.length === 0 ? ok(about, fine) : fault(about, faults.join(" "), advice))

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

/** That looking itself fails is a fault of what is looked at. */
export const unseen = (about: string, cause: unknown, advice: string): Finding =>
  fault(about, messageOf(cause) || "The check failed.", advice)
/** Looks, and tells when that is not possible. */
export const looking = async (
  about: string,
  look: () => Promise<Finding>,
  advice: string
): Promise<Finding> => {
  try {
    return await look()
  } catch (cause) {
    return unseen(about, cause, advice)
  }
}

const MARK = { ok: "ok     ", warning: "warning", fault: "ERROR  " }

/** A line for each, and what to do below those that need something done. */
export const showFindings = ({ findings }: typeof Findings.Type): string => {
  const width = Math.max(...findings.map(({ about }) => about.length))
  return findings
    .map(({ about, status, says, advice }) =>
      [
        `${MARK[status]}  ${about.padEnd(width)}  ${says}`,
        ...(advice === null ? [] : [`${" ".repeat(width + 11)}${advice}`])
      ].join("\n")
    )
    .join("\n")
}

/** Exit code 1 for faults; warnings alone are none. */
export const verdictOn = ({ findings }: typeof Findings.Type): CommandFailed | null => {
  const count = findings.filter(({ status }) => status === "fault").length
  if (count === 0) return null
  return new CommandFailed(`${counted(count, "error")} found.`, "Each one comes with advice.")
}

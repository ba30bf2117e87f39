import type { RequestDemo } from "#leads/contract"

type Body = (typeof RequestDemo)["body"]["Encoded"]

/** The contract's own address and method. Written out, for the contract would bring its schemas along. */
const METHOD = "POST"
const PATH = "/api/public/demo-requests"

const NAMES = [
  "first_name",
  "last_name",
  "email",
  "phone",
  "company",
  "job_title",
  "business_type",
  "fleet_size",
  "message",
  "website"
] as const satisfies ReadonlyArray<keyof Body>

const bodyOf = (form: FormData) => {
  const given = NAMES.map((name) => {
    const value = form.get(name)
    return [name, typeof value === "string" ? value.trim() : ""] as const
  })
  return Object.fromEntries([
    ...given.filter(([, value]) => value !== ""),
    ["locale", document.documentElement.lang]
  ])
}

/** Sends what was filled in; what is left empty is not sent. Answers whether the server took it. */
export const sendDemoRequest = async (form: FormData): Promise<boolean> => {
  try {
    const { ok } = await fetch(PATH, {
      method: METHOD,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(bodyOf(form))
    })
    return ok
  } catch {
    return false
  }
}

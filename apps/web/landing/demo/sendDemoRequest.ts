import type { RequestDemo } from "#leads/contract"

type Body = (typeof RequestDemo)["body"]["Encoded"]

/** The contract's address and method. Repeated here, because importing the contract would include its schemas. */
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

/** Sends the form without its empty fields. Returns whether the server accepted it. */
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

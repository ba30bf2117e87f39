import { atLeast, atMost, heading } from "./figures.ts"
import { COLUMNS, compare, type Comparison, get, print } from "./compare.ts"
import { fill, ORGANIZATION, TOKEN } from "./data.ts"

const always = (path: string) => () => () => get(path, TOKEN)

const comparisons: ReadonlyArray<Comparison> = [
  { name: "GET /api/me", requests: always("/api/me") },
  { name: "GET members, 200", requests: always(`/api/organizations/${ORGANIZATION}/members?limit=200`) }
]

const FEW = 1_000
const MANY = 100_000

const measure = async (users: number, ports: readonly [number, number]): Promise<ReadonlyArray<number>> => {
  const p50s: Array<number> = []
  for (const comparison of comparisons) {
    const compared = await compare(comparison, ports)
    const ratio = print(comparison.name, `${users.toLocaleString("en")} users`, compared)
    atLeast(`${comparison.name}, ${users.toLocaleString("en")} users: of the bare server`, ratio, 0.75)
    p50s.push(compared.middles[0]?.p50 ?? NaN)
  }
  return p50s
}

/** Accounts and members at 1,000 users and at 100,000; `ports` are the product's and the bare server's. */
export const measureAccounts = async (adminUrl: string, ports: readonly [number, number]): Promise<void> => {
  heading(COLUMNS)
  const few = await measure(FEW, ports)
  await fill(adminUrl, FEW + 1, MANY)
  const many = await measure(MANY, ports)
  comparisons.forEach(({ name }, place) =>
    atMost(`${name}: p50 at 100,000 users to that at 1,000`, (many[place] ?? NaN) / (few[place] ?? NaN), 1.25)
  )
}

import { defineCli, inOrganization, titled } from "#infra/cli"
import { Effect } from "effect"
import { SingleSignOnView } from "./contract/index.ts"
import { getSingleSignOn, releaseDomains } from "./operator.ts"

const show = ({ connection, domains }: SingleSignOnView) =>
  titled(
    ["DOMAIN", "VERIFIED", "REQUIRED", "SIGN-IN SERVICE"],
    domains.map(({ domain, verified_at, required }) => [
      domain,
      verified_at,
      required ? "yes" : "no",
      connection === null ? null : `${connection.name} (${connection.issuer})`
    ]),
    connection === null ? "No single sign-on." : `${connection.name} (${connection.issuer}), no domains.`
  )

export const cli = defineCli({
  topics: { sso: "Single sign-on of an organization." },
  operations: [
    inOrganization({
      words: "sso show",
      summary: "Show an organization's sign-in service and domains.",
      example: 'sso show --organization "Riverside Depot"',
      input: {},
      output: SingleSignOnView,
      run: () => getSingleSignOn(),
      show
    }),
    inOrganization({
      words: "sso release",
      summary:
        "Let people of an organization sign in in other ways again, such as when their service is out of order.",
      example: 'sso release --organization "Riverside Depot"',
      input: {},
      changes: true,
      output: SingleSignOnView,
      run: Effect.fnUntraced(function* () {
        yield* releaseDomains()
        return yield* getSingleSignOn()
      }),
      show
    })
  ]
})

import { EmailAddress } from "#kernel"
import { DEMO_PASSWORD, demoNames } from "#identity/demo"
import { demoTeams } from "#tenancy/demo"

/** The accounts of the demo and their password. */
export const logIns = {
  password: DEMO_PASSWORD,
  organizations: demoTeams.map(({ name, people }) => ({
    name,
    people: people.map(([email, role]) => ({
      name: demoNames.get(email) ?? email,
      email: EmailAddress.make(email),
      role
    }))
  }))
}

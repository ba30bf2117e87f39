import type { DemoOrganization, Role } from "#kernel"
import type { NewOrganization } from "../domain/Organizations.ts"

export type Team = ReadonlyArray<readonly [email: string, role: Role]>

/** A demo organization and the people it invites. */
export interface Plan {
  readonly key: DemoOrganization["key"]
  readonly organization: NewOrganization
  readonly hoursBehind: number
  /** For an extended trial: days left when the story ends. */
  readonly trialLeft?: number
  /** Members besides those whose address names a role. */
  readonly others: Team
  /** A person of another organization who has not responded yet, and one who declines. */
  readonly invited: readonly [email: string, role: Role]
  readonly declining: readonly [email: string, role: Role]
  /** Strangers: two pending, one expired, one with a mistyped address. */
  readonly strangers: readonly [name: string, name: string, name: string, name: string]
}

/** A driver who becomes a technician. */
export const PROMOTED = "samuel.okafor@riverside.example"

export const plans: ReadonlyArray<Plan> = [
  {
    key: "riverside",
    organization: {
      name: "Riverside Depot",
      industry: "delivery",
      time_zone: "Europe/Berlin",
      currency: "EUR"
    },
    hoursBehind: -1,
    trialLeft: 11,
    others: [
      ["aylin.demir@riverside.example", "driver"],
      ["piotr.zielinski@riverside.example", "driver"],
      [PROMOTED, "driver"],
      ["nadia.hassan@riverside.example", "agent"],
      ["frank.keller@roadcare.example", "technician"]
    ],
    invited: ["maria.costa@roadcare.example", "technician"],
    declining: ["sales@harbour.example", "sales"],
    strangers: ["Hanna Richter", "Lukas Ebert", "Stefan Wolf", "Johanna Kuehn"]
  },
  {
    key: "harbour",
    organization: {
      name: "Harbour Car Rental",
      industry: "rental",
      time_zone: "Europe/Lisbon",
      currency: "EUR"
    },
    hoursBehind: 0,
    trialLeft: 3,
    others: [
      ["ana.ribeiro@harbour.example", "agent"],
      ["joao.moreira@harbour.example", "driver"],
      ["maria.costa@roadcare.example", "technician"],
      ["frank.keller@roadcare.example", "technician"],
      ["ines.duarte@ledgerline.example", "viewer"]
    ],
    invited: ["tessa.moran@lakeview.example", "sales"],
    declining: ["nadia.hassan@riverside.example", "agent"],
    strangers: ["Vasco Lima", "Rita Barros", "Nuno Teixeira", "Clara Simoes"]
  },
  {
    key: "lakeview",
    organization: {
      name: "Lakeview Motors",
      industry: "dealership",
      time_zone: "America/Chicago",
      currency: "USD",
      units: "imperial"
    },
    hoursBehind: 6,
    others: [
      ["tessa.moran@lakeview.example", "sales"],
      ["ines.duarte@ledgerline.example", "viewer"]
    ],
    invited: ["frank.keller@roadcare.example", "technician"],
    declining: ["maria.costa@roadcare.example", "technician"],
    strangers: ["Kyle Jensen", "Abby Romero", "Todd Mercer", "Nina Castillo"]
  }
]

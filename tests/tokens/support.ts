import type { Permission } from "#kernel"
import { CreateMyToken, type CreatedToken, CreateToken } from "#tokens/contract"
import { rolePermissions } from "../../apps/system/assembly.ts"
import type { TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import type { Person } from "../support/seeds.ts"

/** All scopes there are. */
export const EVERYTHING: ReadonlyArray<Permission> = [...rolePermissions.of("owner")]

interface Chosen {
  readonly name?: string
  readonly scopes: ReadonlyArray<Permission>
  readonly valid_days?: number
  /** For a token of this organization; without it, a personal one. */
  readonly organizationId?: string
}

/** Creates an API token that acts as this person. */
export const createApiToken = async (
  app: TestApp,
  { access_token: token }: Pick<Person, "access_token">,
  { organizationId, name = "Telematics sync", scopes, valid_days = 30 }: Chosen
): Promise<CreatedToken> => {
  const body = { name, scopes: [...scopes], valid_days }
  const created =
    organizationId === undefined
      ? await callEndpoint(app, CreateMyToken, { token, body })
      : await callEndpoint(app, CreateToken, { token, params: { organizationId }, body })
  return created.value
}

import { constraintOf, rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Struct } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import { CampaignExists } from "../../contract/errors/recalls.ts"
import { CampaignRecord } from "../../contract/recallViews.ts"
import { Campaigns } from "../domain/Campaigns.ts"
import { campaignColumns } from "./columns.ts"

const campaign = rowOf(CampaignRecord)
const campaigns = rowsOf(CampaignRecord)

const refusing = (work: Effect.Effect<unknown, SqlError.SqlError>): Effect.Effect<void, CampaignExists> =>
  Effect.catchTag(Effect.asVoid(work), "SqlError", (error) =>
    constraintOf(error) === "one_campaign_per_number" ? Effect.fail(new CampaignExists()) : Effect.die(error)
  )

export const CampaignsLive = Layer.effect(
  Campaigns,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const columns = campaignColumns(sql)
    return Campaigns.of({
      byIds: (organizationId, ids) =>
        campaigns(sql`
          select ${columns} from maintenance.campaigns c
          where c.organization_id = ${organizationId} and c.id = any(${[...ids]}::uuid[]) order by c.id`),
      lock: (organizationId, id) =>
        campaign(sql`
          select ${columns} from maintenance.campaigns c
          where c.organization_id = ${organizationId} and c.id = ${id} for no key update`),
      add: (added) => refusing(sql`insert into maintenance.campaigns ${sql.insert(added)}`),
      save: ({ organization_id, id, ...saved }) =>
        refusing(sql`
          update maintenance.campaigns set ${sql.update(Struct.omit(saved, ["source", "created_at"]))}
          where organization_id = ${organization_id} and id = ${id}`)
    })
  })
)

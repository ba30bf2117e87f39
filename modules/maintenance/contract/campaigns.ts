import { endpoint, HOUR, inOrganization, NotFound } from "#kernel"
import { Schema, Struct } from "effect"
import * as Errors from "./errors/recalls.ts"
import { CampaignId } from "./ids.ts"
import { CampaignFields, CampaignView } from "./recallViews.ts"

const group = "Recalls"

const oneCampaign = inOrganization({ campaignId: CampaignId })
const limits = [{ per: "person", times: 1000, seconds: HOUR }] as const

/** How many campaigns are listed. */
export const MAX_LISTED_CAMPAIGNS = 1000

export const ListCampaigns = endpoint({
  name: "listCampaigns",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/recall-campaigns",
  access: "member",
  permission: "services.read",
  summary: "List campaigns that may concern vehicles and those entered by hand, newest first",
  params: inOrganization({}),
  query: Schema.Struct({ archived: Schema.optionalKey(Schema.Literals(["true", "false"])) }),
  output: Schema.Struct({ items: Schema.Array(CampaignView) })
})

export const CreateCampaign = endpoint({
  name: "createCampaign",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/recall-campaigns",
  access: "member",
  permission: "services.edit",
  summary: "Add a campaign by hand, which concerns vehicles of a make, a model and model years",
  params: inOrganization({}),
  body: Schema.Struct(CampaignFields),
  output: CampaignView,
  status: 201,
  errors: [Errors.CampaignExists, Errors.YearsReversed],
  limits
})

export const EditCampaign = endpoint({
  name: "editCampaign",
  group,
  method: "PATCH",
  path: "/api/organizations/:organizationId/recall-campaigns/:campaignId",
  access: "member",
  permission: "services.edit",
  summary: "Change the given fields of a campaign that was entered by hand",
  params: oneCampaign,
  body: Schema.Struct({ ...Struct.map(CampaignFields, Schema.optionalKey), expected_version: Schema.Int }),
  output: CampaignView,
  errors: [
    NotFound,
    Errors.CampaignExists,
    Errors.CampaignIsArchived,
    Errors.CampaignIsPublished,
    Errors.CampaignWasChanged,
    Errors.YearsReversed
  ],
  limits
})

export const ArchiveCampaign = endpoint({
  name: "archiveCampaign",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/recall-campaigns/:campaignId/archive",
  access: "member",
  permission: "services.edit",
  summary: "Archive a campaign, so that its recalls are no longer listed",
  params: oneCampaign,
  errors: [NotFound]
})

export const RestoreCampaign = endpoint({
  name: "restoreCampaign",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/recall-campaigns/:campaignId/archive",
  access: "member",
  permission: "services.edit",
  summary: "Restore an archived campaign with its recalls",
  params: oneCampaign,
  errors: [NotFound]
})

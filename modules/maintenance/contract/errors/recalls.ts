import { refusal } from "#kernel"

export class CampaignExists extends refusal("CampaignExists", 409, "Recall exists", "There is already a recall with this number.") {}

export class CampaignWasChanged extends refusal("CampaignWasChanged", 409, "Recall was changed", "Someone else changed this recall in the meantime. Check the changes, then save again.") {}

export class CampaignIsArchived extends refusal("CampaignIsArchived", 409, "Recall is archived", "This recall is archived. Restore it first.") {}

export class CampaignIsPublished extends refusal("CampaignIsPublished", 409, "Published recall", "This recall comes from an authority, so it can't be edited. You can archive it.") {}

export class YearsReversed extends refusal("YearsReversed", 422, "Years reversed", "The last model year can't be before the first one.") {}

export class RecallWasChanged extends refusal("RecallWasChanged", 409, "Recall was changed", "Someone else changed this vehicle's recall in the meantime. Check the changes, then try again.") {}

export class RecallNotPossible extends refusal("RecallNotPossible", 409, "Change not possible", "A recall in this state can't be changed like this. Reload to see its current state.") {}

export class RecallDoneInFuture extends refusal("RecallDoneInFuture", 422, "Date in the future", "A recall can't be done on a day in the future.") {}

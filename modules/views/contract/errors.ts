import { refusal } from "#kernel"
import { MAX_VIEWS } from "./views.ts"

export class ViewWasChanged extends refusal("ViewWasChanged", 409, "View was changed", "Someone else changed this view in the meantime. Review their version, then try again.") {}

export class TooManyViews extends refusal("TooManyViews", 409, "Too many views", `This list already has ${MAX_VIEWS} of these views. Delete one that is no longer needed.`) {}

export class ViewOfAnother extends refusal("ViewOfAnother", 403, "View of another member", "Only the member who created this view can stop sharing it. You can delete it instead.") {}

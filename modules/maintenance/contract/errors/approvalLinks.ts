import { refusal } from "#kernel"

export class EstimateLinkInvalid extends refusal("EstimateLinkInvalid", 404, "Link not valid", "This link is not valid. It has expired, or was withdrawn or replaced. Ask for a new one.") {}

export class EstimateWasChanged extends refusal("EstimateWasChanged", 409, "Estimate has changed", "The estimate has changed. Ask for a new link.") {}

export class EstimateIsDecided extends refusal("EstimateIsDecided", 409, "Already decided", "This estimate was already approved or declined.") {}

export class EstimateIsEmpty extends refusal("EstimateIsEmpty", 409, "Nothing to approve", "This work order has no lines yet. Add what is to be done first.") {}

export class LinkIsOver extends refusal("LinkIsOver", 409, "Link no longer works", "This link was already used, has expired or belongs to an earlier request.") {}

import { refusal } from "#kernel"
import { Schema } from "effect"

const taken = {
  imei: "Another device already has this IMEI.",
  external_id: "This device was already added."
}

export class DeviceExists extends refusal("DeviceExists", 409, "Device exists", ({ what }) => taken[what], { what: Schema.Literals(["imei", "external_id"]) }) {}

const overlap = {
  device: "This device is in another vehicle during that time. Unlink it first.",
  vehicle: "This vehicle has another device during that time. Unlink that one first."
}

export class LinkOverlaps extends refusal("LinkOverlaps", 409, "Already linked", ({ what }) => overlap[what], { what: Schema.Literals(["device", "vehicle"]) }) {}

export class LinkPeriodInvalid extends refusal("LinkPeriodInvalid", 422, "Period not valid", "The end must be after the beginning, and the beginning can't be in the future.") {}

export class DeviceArchived extends refusal("DeviceArchived", 409, "Device archived", "This device is archived. Restore it first.") {}

export class DeviceHasNoKey extends refusal("DeviceHasNoKey", 409, "No key", "This device reports through another service, so it has no key.") {}

/** The most Traccar servers of an organization: each can add devices. */
export const MOST_FORWARDERS = 50

export class TooManyForwarders extends refusal("TooManyForwarders", 409, "Too many Traccar servers", ({ most }) => `An organization can have ${most} Traccar servers. Remove one that is no longer used.`, { most: Schema.Int }) {}

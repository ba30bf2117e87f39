import { refusal } from "#kernel"

export class NotAPhoto extends refusal("NotAPhoto", 422, "Not a photo", "Only photos (JPEG, PNG or WebP) can be added here.") {}

export class TooManyPhotos extends refusal("TooManyPhotos", 409, "Too many photos", "A vehicle can have at most 20 photos. Remove one first.") {}

export class DocumentDatesReversed extends refusal("DocumentDatesReversed", 422, "Dates reversed", "A document can't expire before it is valid.") {}

export class DocumentRenewed extends refusal("DocumentRenewed", 409, "No longer current", "This document was renewed or archived in the meantime. Reload to see the current one.") {}

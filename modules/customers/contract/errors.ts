import { refusal } from "#kernel"

export class CustomerExists extends refusal("CustomerExists", 409, "Customer exists", "Another customer already has this email address. Use that one, or leave the address empty.") {}

export class CustomerIsArchived extends refusal("CustomerIsArchived", 409, "Customer is archived", "This customer is archived. Restore it first.") {}

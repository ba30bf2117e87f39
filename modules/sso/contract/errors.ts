import { refusal } from "#kernel"
import { MOST_DOMAINS } from "./views.ts"

export class SecretMissing extends refusal("SecretMissing", 422, "Client secret missing", "Enter the client secret.") {}

export class ConnectionMissing extends refusal("ConnectionMissing", 409, "No sign-in service", "Set up the sign-in service first.") {}

export class TooManyDomains extends refusal("TooManyDomains", 409, "Too many domains", `An organization can have ${MOST_DOMAINS} domains. Remove one that is no longer used.`) {}

export class DomainAdded extends refusal("DomainAdded", 409, "Already added", "Your organization already has this domain.") {}

export class RecordMissing extends refusal("RecordMissing", 409, "Record not found", "The TXT record was not found yet. New records can take an hour to appear; check again later.") {}

export class NameServersUnavailable extends refusal("NameServersUnavailable", 409, "Name servers unavailable", "The domain's name servers didn't respond. Try again in a few minutes.") {}

export class DomainTaken extends refusal("DomainTaken", 409, "Domain taken", "Another organization has verified this domain. Contact support if it is yours.") {}

export class DomainUnverified extends refusal("DomainUnverified", 409, "Domain not verified", "Verify the domain first.") {}

/** A service that does not work would lock everyone out. */
export class NotConnectedYourself extends refusal("NotConnectedYourself", 409, "Connect your own account first", "Connect the sign-in service to your own account first, to check that it works. Go to Account, Security.") {}

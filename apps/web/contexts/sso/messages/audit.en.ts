export const messages = {
  sentences: {
    "sso.set_up": "[actor] set up the sign-in service [subject]",
    "sso.removed": "[actor] removed the sign-in service",
    "sso.domain_added": "[actor] added the domain [subject]",
    "sso.domain_verified": "[actor] verified the domain [subject]",
    "sso.domain_removed": "[actor] removed the domain [subject]",
    "sso.required": "[actor] required single sign-on for [subject]",
    "sso.not_required": "[actor] stopped requiring single sign-on for [subject]"
  },
  fields: {}
}

export const messages = {
  sentences: {
    "account.signed_up": "[actor] created the account [subject]",
    "account.disabled": "[actor] disabled the account [subject]",
    "account.enabled": "[actor] enabled the account [subject]",
    "account.opened": "[actor] opened the account [subject]",
    "avatar.changed": "[actor] changed the profile picture",
    "avatar.removed": "[actor] removed the profile picture",
    "email.change_requested": "[actor] requested to change the email address to [subject]",
    "email.changed": "[actor] changed the email address to [subject]",
    "email.verified": "[actor] verified the email address [subject]",
    "password.changed": "[actor] changed the password",
    "password.reset": "[actor] set a new password with an emailed link",
    "password.reset_requested": "Someone requested a new password for [subject]",
    "profile.changed": "[actor] changed [fields]",
    "session.ended": "[actor] ended a session",
    "session.refused": "Someone failed to sign in to this account (attempt [count] in a row)",
    "session.reuse_detected": "A session was ended because its token was used twice",
    "session.signed_out": "[actor] signed out",
    "session.started": "[actor] signed in",
    "sessions.ended": "[actor] signed out everywhere",
    "tokens.expired": "[actor] ended the sessions or emailed links of [subject]"
  },
  fields: {
    full_name: "full name",
    locale: "language",
    time_zone: "time zone",
    units: "units"
  }
}

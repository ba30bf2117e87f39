/** The account settings. */
export const messages = {
  tabs: { label: "Account", profile: "Profile", security: "Security", activity: "Activity" },
  profile: {
    title: "Profile",
    about: "Your name, and the language, time zone and units you use.",
    fullName: "Full Name",
    language: "Language",
    asBrowser: "Same as browser",
    timeZone: "Time zone",
    deviceZone: (zone: string) => `Same as device (${zone})`,
    units: "Units",
    asOrganization: "Same as organization",
    metric: "Metric (km, L)",
    imperial: "Imperial (mi, gal)",
    save: "Save changes",
    saving: "Saving...",
    saved: "Profile saved."
  },
  picture: {
    title: "Picture",
    about: "Shown next to your name. Pictures are cropped to a square.",
    choose: "Choose picture",
    another: "Choose another",
    remove: "Remove picture",
    use: "Use this picture",
    preview: "Preview of your new picture",
    saved: "Picture updated.",
    removed: "Picture removed.",
    unreadable: "Your browser can't open this file as a picture. Choose a PNG, JPEG or WebP."
  },
  email: {
    title: "Email address",
    about: "You sign in with this address and receive emails at it.",
    current: "Current address",
    verified: "Verified",
    unverified: "Not verified",
    next: "New email address",
    password: "Current password",
    submit: "Change address",
    busy: "Sending...",
    sent: (email: string) => `We sent a link to ${email}. Your address changes when you open it.`
  },
  password: {
    title: "Password",
    about: "Changing it signs you out everywhere else.",
    current: "Current password",
    next: "New password",
    submit: "Change password",
    busy: "Saving...",
    done: "Password changed. You're signed out everywhere else."
  },
  sessions: {
    title: "Sessions",
    about: "Where you're signed in.",
    here: "This session",
    unknown: "Unknown browser",
    on: (browser: string, system: string) => `${browser} on ${system}`,
    seen: (when: string) => `Last used ${when}`,
    since: (when: string) => `signed in ${when}`,
    end: "End",
    endOf: (name: string, address: string) => `End session: ${name}, ${address}`,
    ended: "Session ended.",
    endOthers: "End all other sessions",
    endedOthers: "All other sessions ended.",
    everywhere: "Sign out everywhere",
    everywhereTitle: "Sign out everywhere?",
    everywhereSentence: "This ends your current session too. You'll need to sign in again."
  }
}

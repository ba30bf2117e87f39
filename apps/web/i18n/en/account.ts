import { catalogue } from "../catalogue.ts"

/** The account settings. */
export const account = catalogue("account", {
  tabs: { label: "Account", profile: "Profile", security: "Security", activity: "Activity" },
  profile: {
    title: "Profile",
    about: "How others see you, and how you see Motorpool.",
    fullName: "Full Name",
    language: "Language",
    asBrowser: "As this browser",
    timeZone: "Time zone",
    deviceZone: (zone: string) => `As this device (${zone})`,
    units: "Units",
    asOrganization: "As the organization",
    metric: "Metric (km, L)",
    imperial: "Imperial (mi, gal)",
    save: "Save changes",
    saving: "Saving...",
    saved: "Profile saved."
  },
  picture: {
    title: "Picture",
    about: "Shown beside your name. Any picture will do; it is cut to a square.",
    choose: "Choose picture",
    another: "Choose another",
    remove: "Remove picture",
    use: "Use this picture",
    preview: "Preview of your new picture",
    saved: "Your new picture is set.",
    removed: "Your picture was removed.",
    unreadable: "This file is not a picture your browser can open. Please choose a PNG, JPEG or WebP."
  },
  email: {
    title: "Email address",
    about: "You sign in with it, and mails go there.",
    current: "Current address",
    verified: "Verified",
    unverified: "Not verified",
    next: "New email address",
    password: "Current password",
    submit: "Change address",
    busy: "Sending...",
    sent: (email: string) => `We sent a link to ${email}. Your address changes once you open it.`
  },
  password: {
    title: "Password",
    about: "Changing it ends your sessions everywhere but here.",
    current: "Current password",
    next: "New password",
    submit: "Change password",
    busy: "Saving...",
    done: "Your password is changed. Your other sessions have ended."
  },
  sessions: {
    title: "Sessions",
    about: "Where you are signed in.",
    here: "This session",
    unknown: "Unknown browser",
    on: (browser: string, system: string) => `${browser} on ${system}`,
    seen: (when: string) => `Last used ${when}`,
    since: (when: string) => `signed in ${when}`,
    end: "End",
    endOf: (name: string, address: string) => `End the session ${name}, ${address}`,
    ended: "The session has ended.",
    endOthers: "End all others",
    endedOthers: "All other sessions have ended.",
    everywhere: "Sign out everywhere",
    everywhereTitle: "Sign out everywhere?",
    everywhereSentence: "This session ends too. You sign in again with your password."
  }
})

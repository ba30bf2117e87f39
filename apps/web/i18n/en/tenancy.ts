import { catalogue } from "../catalogue.ts"

/** Organizations, members, invitations. Texts of the product specification stand here word for word. */
export const tenancy = catalogue("tenancy", {
  switcher: {
    title: "Organizations",
    label: (name: string) => `Organization ${name}, change`,
    current: "current"
  },
  industries: {
    fleet: "Fleet Operations",
    rental: "Car Rental",
    dealership: "Auto Dealership",
    logistics: "Logistics & Transportation",
    delivery: "Delivery Services",
    construction: "Construction",
    other: "Other"
  },
  found: {
    title: "Create your organization",
    sentence: "Your vehicles, your team and your 14-day trial hang here.",
    name: "Name",
    industry: "Industry",
    industryPlaceholder: "Select industry",
    submit: "Create Organization",
    busy: "Creating...",
    done: (name: string) => `${name} is ready.`
  },
  waiting: {
    title: "You are invited",
    sentence: "Join a team that is here already."
  },
  tabs: {
    label: "Organization",
    members: "Members",
    invitations: "Invitations",
    settings: "Settings",
    "audit-log": "Audit log"
  },
  members: {
    about: "Newest first.",
    emailUnavailable: "Email not available",
    unnamed: "No name yet",
    you: "You",
    role: "Role",
    roleOf: (name: string) => `Role of ${name}`,
    joined: (when: string) => `Joined ${when}`,
    actions: (name: string) => `Actions for ${name}`,
    roleChanged: (name: string, role: string) => `${name} is now ${role}.`,
    makeOwner: "Make owner",
    remove: "Remove",
    leave: "Leave organization"
  },
  transfer: {
    title: (name: string) => `Make ${name} the owner?`,
    sentence: (name: string, organization: string) =>
      `${name} will own ${organization}, and you become an admin. Only ${name} can give it back.`,
    confirm: "Make owner",
    done: (name: string) => `${name} is the owner now.`
  },
  remove: {
    title: (name: string) => `Remove ${name}?`,
    sentence: (name: string, organization: string) =>
      `${name} loses access to ${organization} at once. What they did stays. You can invite them again.`,
    confirm: "Remove",
    done: (name: string) => `${name} was removed.`
  },
  leave: {
    title: (organization: string) => `Leave ${organization}?`,
    sentence:
      "You lose access at once and cannot come back by yourself: somebody there has to invite you again.",
    owner: "An organization needs an owner: before you leave, make another member owner.",
    heading: "Leave this organization",
    about: "You lose access at once. Somebody has to invite you again.",
    confirm: "Leave organization",
    done: (organization: string) => `You left ${organization}.`
  },
  typed: {
    label: (word: string) => `Type ${word} to confirm`,
    mismatch: (word: string) => `Please type ${word}.`
  },
  invite: {
    title: "Invite Member",
    sentence: "They get a mail with a link that holds for 7 days.",
    name: "Name",
    email: "Email",
    role: "Role",
    submit: "Send Invitation",
    busy: "Sending...",
    sent: (email: string) => `Invitation sent to ${email}.`
  },
  roleHints: {
    owner: "Everything, including handing the organization over.",
    admin: "Everything except handing the organization over.",
    manager: "Runs the daily work and invites people.",
    technician: "Works on vehicles.",
    agent: "Works at the rental desk.",
    sales: "Sells vehicles.",
    driver: "Drives vehicles.",
    viewer: "Sees, but changes nothing."
  },
  invitations: {
    about: "Sent by mail, valid for 7 days, newest first.",
    emptyTitle: "Nobody is invited",
    empty: "An invitation hangs here until it is accepted.",
    status: { pending: "Pending", accepted: "Accepted", revoked: "Revoked", expired: "Expired" },
    expires: (when: string) => `Expires ${when}`,
    expired: (when: string) => `Expired ${when}`,
    sent: (when: string) => `Sent ${when}`,
    invitedBy: (name: string) => `Invited by ${name}`,
    resend: "Resend",
    resendTo: (email: string) => `Resend the invitation to ${email}`,
    resent: (email: string) => `A new link is on its way to ${email}.`,
    revoke: "Revoke",
    revokeFor: (email: string) => `Revoke the invitation to ${email}`,
    revoked: (email: string) => `The invitation to ${email} was revoked.`
  },
  settings: {
    title: "Organization settings",
    about: "They hold for everybody in the organization.",
    name: "Name",
    industry: "Industry",
    timeZone: "Time zone",
    timeZoneHint: "Opening hours, due dates and reports follow it.",
    currency: "Currency",
    units: "Units",
    metric: "Metric (km, L)",
    imperial: "Imperial (mi, gal)",
    save: "Save changes",
    saving: "Saving...",
    saved: "Settings saved.",
    readOnly: "Owners and admins can change these."
  },
  myInvitations: {
    none: "No pending invitations",
    invitationTo: (organization: string) => `Invitation to join ${organization}`,
    role: "Role",
    invitedBy: "Invited by",
    expires: "Expires",
    accept: "Accept",
    decline: "Decline",
    verifyFirst:
      "Verify your email address to accept invitations from here. The link in the invitation's own mail works too."
  },
  joined: (organization: string) => `You joined ${organization}.`,
  invitation: {
    title: (organization: string) => `Join ${organization}`,
    sentence: (role: string) => `You are invited as ${role}.`,
    sentenceBy: (role: string, name: string) => `${name} invites you as ${role}.`,
    expires: (when: string) => `The invitation expires ${when}.`,
    as: (email: string) => `You are signed in as ${email}.`,
    join: "Join",
    joining: "Joining...",
    someoneElse: (invited: string, signedIn: string) =>
      `This invitation is for ${invited}, but you are signed in as ${signedIn}. Sign out to go on with the right account.`,
    signOut: "Sign out",
    known: (email: string) => `Sign in as ${email} to join.`,
    unknown: "Create your account to join. It takes a name and a password.",
    loading: "Opening your invitation…",
    failedTitle: "This invitation does not open",
    home: "Go to Motorpool"
  }
})

/** Organizations, members, invitations. Texts from the product specification are verbatim. */
export const messages = {
  industries: {
    fleet: "Fleet Operations",
    rental: "Car Rental",
    dealership: "Auto Dealership",
    logistics: "Logistics & Transportation",
    delivery: "Delivery Services",
    construction: "Construction",
    other: "Other"
  },
  create: {
    title: "Create your organization",
    sentence: "Your vehicles, your team and your 14-day trial belong to it.",
    name: "Name",
    industry: "Industry",
    industryPlaceholder: "Select industry",
    submit: "Create organization",
    busy: "Creating...",
    done: (name: string) => `${name} is ready.`
  },
  waiting: {
    title: "You're invited",
    sentence: "Join a team that already uses Motorpool."
  },
  tabs: {
    label: "Organization",
    members: "Members",
    invitations: "Invitations",
    settings: "Settings",
    integrations: "Integrations",
    security: "Security",
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
      `${name} will own ${organization}, and you'll become an admin. Only ${name} can undo this.`,
    confirm: "Make owner",
    done: (name: string) => `${name} is now the owner.`
  },
  remove: {
    title: (name: string) => `Remove ${name}?`,
    sentence: (name: string, organization: string) =>
      `${name} loses access to ${organization} immediately. Their work is kept. You can invite them again.`,
    confirm: "Remove",
    done: (name: string) => `${name} was removed.`
  },
  leave: {
    title: (organization: string) => `Leave ${organization}?`,
    sentence: "You lose access immediately. To come back, you'll need a new invitation.",
    owner: "An organization needs an owner. Before you leave, make another member the owner.",
    heading: "Leave this organization",
    about: "You lose access immediately. To come back, you'll need a new invitation.",
    confirm: "Leave organization",
    done: (organization: string) => `You left ${organization}.`
  },
  chooseOwner: {
    title: "Choose a new owner",
    member: "New owner",
    placeholder: "Select member",
    next: "Continue",
    alone: "You're the only member. Invite someone first, and make them the owner once they have joined."
  },
  typed: {
    label: (word: string) => `Type ${word} to confirm`,
    mismatch: (word: string) => `Type ${word}.`
  },
  invite: {
    title: "Invite member",
    sentence: "They'll get an email with a link that's valid for 7 days.",
    name: "Name",
    email: "Email",
    role: "Role",
    submit: "Send invitation",
    busy: "Sending...",
    sent: (email: string) => `Invitation sent to ${email}.`
  },
  roleHints: {
    owner: "Full access, including transferring the organization.",
    admin: "Full access, except transferring the organization.",
    manager: "Runs daily operations and invites people.",
    technician: "Works on vehicles.",
    agent: "Works at the rental desk.",
    sales: "Sells vehicles.",
    driver: "Drives vehicles.",
    viewer: "View only."
  },
  invitations: {
    about: "Sent by email, valid for 7 days, newest first.",
    emptyTitle: "No invitations yet",
    empty: "Invitations you send appear here.",
    pendingOnly: "Pending invitations",
    showAll: "Show all",
    status: { pending: "Pending", accepted: "Accepted", revoked: "Revoked", expired: "Expired" },
    expires: (when: string) => `Expires ${when}`,
    expired: (when: string) => `Expired ${when}`,
    sent: (when: string) => `Sent ${when}`,
    invitedBy: (name: string) => `Invited by ${name}`,
    resend: "Resend",
    resendTo: (email: string) => `Resend the invitation to ${email}`,
    resent: (email: string) => `We sent a new link to ${email}.`,
    revoke: "Revoke",
    revokeFor: (email: string) => `Revoke the invitation to ${email}`,
    revoked: (email: string) => `The invitation to ${email} was revoked.`
  },
  settings: {
    title: "Organization settings",
    about: "These apply to everyone in the organization.",
    name: "Name",
    industry: "Industry",
    timeZone: "Time zone",
    timeZoneHint: "Used for opening hours, due dates and reports.",
    currency: "Currency",
    units: "Units",
    metric: "Metric (km, L)",
    imperial: "Imperial (mi, gal)",
    save: "Save changes",
    saving: "Saving...",
    saved: "Settings saved.",
    readOnly: "Only owners and admins can change these."
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
      "Verify your email address to accept invitations here, or use the link in the invitation email."
  },
  joined: (organization: string) => `You joined ${organization}.`,
  switch: "Switch",
  invitation: {
    title: (organization: string) => `Join ${organization}`,
    sentence: (role: string) => `You're invited as ${role}.`,
    sentenceBy: (role: string, name: string) => `${name} invited you as ${role}.`,
    expires: (when: string) => `The invitation expires ${when}.`,
    as: (email: string) => `You're signed in as ${email}.`,
    join: "Join",
    joining: "Joining...",
    someoneElse: (invited: string, signedIn: string) =>
      `This invitation is for ${invited}, but you're signed in as ${signedIn}. Sign out to continue with the right account.`,
    signOut: "Sign out",
    known: (email: string) => `Sign in as ${email} to join.`,
    unknown: "Create your account to join. All you need is a name and a password.",
    loading: "Opening your invitation…",
    failedTitle: "This invitation isn't valid",
    home: "Go to Motorpool"
  }
}

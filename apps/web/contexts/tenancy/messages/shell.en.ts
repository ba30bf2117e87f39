export const messages = {
  page: { title: "Organization", subtitle: "Team & settings" },
  keywords: "settings team members invitations audit log",
  quickLink: "Members, roles, invitations",
  settings: "Settings",
  switcher: {
    title: "Organizations",
    label: (name: string) => `Organization ${name}, switch`,
    current: "current"
  },
  invite: { title: "Invite member", keywords: "add person colleague team user" },
  create: { title: "Create organization", keywords: "new company fleet" },
  setup: {
    create: {
      title: "Create your organization",
      about: "Name, time zone and currency are in its settings."
    },
    invite: { title: "Invite your team", about: "They'll get an email with a link to join." }
  },
  choose: { title: "Switch organization", keywords: "change tenant company" }
}

/** What an organization requires of its members' accounts. */
export const messages = {
  title: "Two-step verification",
  why: "Passwords get stolen. With a second step, a stolen password alone opens none of your team's accounts.",
  off: "Not required",
  from: (when: string) => `Required from ${when}`,
  since: (when: string) => `Required since ${when}`,
  require: "Require it",
  requireTitle: "Require two-step verification?",
  everyone: "Everyone in this organization has set it up.",
  missing: (count: number) =>
    count === 1
      ? "1 member hasn't set it up yet. We notify them now; after the days you choose, they can't enter until they have."
      : `${count} members haven't set it up yet. We notify them now; after the days you choose, they can't enter until they have.`,
  days: "Days until it is required",
  daysHint: "0 to 30.",
  daysInvalid: "Choose 0 to 30 days.",
  required: "Two-step verification is required.",
  busy: "One moment...",
  stop: "Stop requiring it",
  stopTitle: "Stop requiring two-step verification?",
  stopSentence: "Members can then enter with their password alone. Those who set it up keep it.",
  stopped: "Two-step verification is no longer required.",
  list: "Members without a second step",
  remind: "Send a reminder",
  reminded: "Reminder sent.",
  banner: {
    title: "Second step required",
    soon: (organization: string, when: string) =>
      `${organization} requires two-step verification from ${when}. Setting it up takes two minutes.`,
    now: (organization: string) =>
      `${organization} requires two-step verification, so that a stolen password doesn't open it. Setting it up takes two minutes; then you can continue.`,
    setUp: "Set it up"
  }
}

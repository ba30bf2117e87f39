/** Who sees where vehicles are: private drives, and the settings of tracking. */
export const messages = {
  purpose: {
    label: (time: string) => `Purpose of the trip at ${time}`,
    names: { business: "Business", private: "Private", unknown: "No purpose" },
    about: "Only you see your private trips and where they ended.",
    saved: "Purpose saved"
  },
  drive: {
    start: "Start private drive",
    end: "End private drive",
    since: (time: string) => `Private drive since ${time}. Only you see where this vehicle is.`,
    started: "Only you see this vehicle from now on",
    ended: "Everyone sees this vehicle again"
  },
  tracking: {
    title: "Tracking settings",
    about: "They apply to all vehicles of the organization.",
    days: "Days to keep positions",
    daysHint: "Older positions, trips and stops are deleted within a day. This cannot be undone.",
    badDays: "Choose between 7 and 1,000 days.",
    hours: {
      when: "Tracked hours",
      always: "All times",
      hours: "Certain hours"
    },
    hoursHint: (timeZone: string) =>
      `At other times, only the driver sees where a vehicle is. Times are in ${timeZone}.`,
    save: "Save settings",
    saving: "Saving...",
    saved: "Tracking settings saved"
  },
  more: "More about the map"
}

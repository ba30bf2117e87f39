/** The permissions of each role: `x` where it has the permission. */
export const permissions = `
  permission              owner admin manager technician agent sales driver viewer
  invitations.create      x     x     x       .          .     .     .      .
  invitations.read        x     x     x       .          .     .     .      .
  members.edit            x     x     .       .          .     .     .      .
  members.read            x     x     x       x          x     x     x      x
  members.remove          x     x     .       .          .     .     .      .
  organization.edit       x     x     .       .          .     .     .      .
  organization.read       x     x     x       x          x     x     x      x
  organization.secure     x     .     .       .          .     .     .      .
  organization.transfer   x     .     .       .          .     .     .      .
`

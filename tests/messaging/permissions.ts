/** The permissions of each role: `x` where it has the permission. */
export const permissions = `
  permission              owner admin manager technician agent sales driver viewer
  customer_emails.read    x     x     x       .          x     x     .      .
  customer_emails.send    x     x     x       .          x     x     .      .
  messages.read           x     x     x       x          x     x     x      x
  messages.send           x     x     x       x          x     x     x      x
`

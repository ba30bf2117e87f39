/** Who may do what: `x` where the role in the column may. */
export const permissions = `
  permission              owner admin manager technician agent sales driver viewer
  customer_emails.read    x     x     x       .          x     x     .      .
  customer_emails.send    x     x     x       .          x     x     .      .
  messages.read           x     x     x       x          x     x     x      x
  messages.send           x     x     x       x          x     x     x      x
`

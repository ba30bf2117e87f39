/** The permissions of each role: `x` where it has the permission. */
export const permissions = `
  permission              owner admin manager technician agent sales driver viewer
  assignments.edit        x     x     x       .          .     .     .      .
  damage.edit             x     x     x       x          .     .     .      .
  drivers.edit            x     x     x       .          .     .     .      .
  drivers.read            x     x     x       x          x     x     x      x
  drivers.read_license    x     x     x       x          .     .     .      .
  fleet.configure         x     x     x       .          .     .     .      .
  documents.edit          x     x     x       x          .     .     .      .
  photos.edit             x     x     x       x          x     x     .      .
  fuel.correct            x     x     x       x          .     .     .      .
  fuel.record             x     x     x       x          x     x     x      .
  readings.correct        x     x     x       x          .     .     .      .
  readings.record         x     x     x       x          x     x     x      .
  handovers.read          x     x     x       x          x     x     x      x
  handovers.record        x     x     x       x          x     x     x      .
  handovers.record_any    x     x     x       x          x     x     .      .
  holds.edit              x     x     x       x          x     x     .      .
  safety.block            x     x     x       x          x     x     x      .
  safety.release          x     x     x       x          .     .     .      .
  vehicles.edit           x     x     x       .          .     .     .      .
  vehicles.export         x     x     x       .          .     .     .      .
  vehicles.import         x     x     x       .          .     .     .      .
  vehicles.read           x     x     x       x          x     x     x      x
  vehicles.read_prices    x     x     x       .          .     x     .      .
`

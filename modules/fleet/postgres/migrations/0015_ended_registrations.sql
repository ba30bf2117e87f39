-- The plates of the past, and those that end on a day ahead: another vehicle cannot have them before.
create index ended_registrations on fleet.registrations (organization_id, plate_key) where not upper_inf(valid);

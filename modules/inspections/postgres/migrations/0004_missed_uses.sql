-- Uses are reported on by the day on which they began, so a schedule before each use has a first day that was not reported, too.
alter table inspections.schedules drop constraint schedules_check3;
alter table inspections.schedules no force row level security;
update inspections.schedules set reported_until = current_date where cadence = 'before_use';
alter table inspections.schedules alter column reported_until set not null;
alter table inspections.schedules force row level security;

-- Of a use: between which instants an inspection would have counted.
alter table inspections.missed
  add column counts_from timestamptz,
  add column counts_until timestamptz,
  add check ((counts_from is null) = (counts_until is null) and counts_until > counts_from);

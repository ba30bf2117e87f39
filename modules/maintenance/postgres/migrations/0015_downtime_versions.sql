-- Grows with every change, so that an edit does not undo that of someone else.
alter table maintenance.downtime_reasons add column version integer not null default 1;
grant update (version) on maintenance.downtime_reasons to motorpool_app;

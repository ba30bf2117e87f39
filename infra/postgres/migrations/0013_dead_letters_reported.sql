-- The dead letters that were reported to operators, so that each is reported once.
alter table app.dead_letters_told rename to dead_letters_reported;
alter table app.dead_letters_reported rename column told_at to reported_at;
alter index app.dead_letters_told_pkey rename to dead_letters_reported_pkey;
alter index app.dead_letters_told_told_at_idx rename to dead_letters_reported_reported_at_idx;

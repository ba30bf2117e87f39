-- Archiving and removing write entries, too, and must work when the storage is full.
select app.count_storage('audit.entries', may_exceed => true);

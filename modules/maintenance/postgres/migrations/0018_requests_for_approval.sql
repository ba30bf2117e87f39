-- As before. What is approved or scheduled and needs approval again goes back to where that was requested, or to a draft.
create or replace function maintenance.work_order_may_become(before text, after text) returns boolean
  language sql immutable strict parallel safe set search_path = ''
  return (before, after) in (
    ('draft', 'requested'), ('draft', 'approved'), ('draft', 'scheduled'), ('draft', 'in_progress'),
    ('draft', 'cancelled'),
    ('requested', 'draft'), ('requested', 'approved'), ('requested', 'cancelled'),
    ('approved', 'draft'), ('approved', 'requested'), ('approved', 'scheduled'), ('approved', 'in_progress'),
    ('approved', 'cancelled'),
    ('scheduled', 'draft'), ('scheduled', 'requested'), ('scheduled', 'approved'), ('scheduled', 'in_progress'),
    ('scheduled', 'cancelled'),
    ('in_progress', 'waiting'), ('in_progress', 'quality_check'), ('in_progress', 'closed'),
    ('in_progress', 'cancelled'),
    ('waiting', 'in_progress'), ('waiting', 'cancelled'),
    ('quality_check', 'in_progress'), ('quality_check', 'closed'), ('quality_check', 'cancelled'),
    ('closed', 'in_progress'), ('cancelled', 'draft'));

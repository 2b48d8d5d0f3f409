<?php
/**
 * Copies of videos that are made, under way or failed (class Copy_Jobs; docs/server-contract.md B.17): a row for each video, and one with
 * the number 0, which is the hold on the whole site: one worker at a time.
 *
 * `state` is waiting, working, done or failed; `claim` the mark of the worker that has it, `claim_until` when others may take over (Unix time
 * of the database's clock; of the row 0 only). `tries` counts beginnings; `host` and `pid` are those of a process of ffmpeg under way.
 *
 * @package Mainstreet
 */

defined( 'ABSPATH' ) || exit;

return 'attachment_id BIGINT UNSIGNED NOT NULL, state VARCHAR(8) NOT NULL, claim VARCHAR(16) NOT NULL, claim_until INT UNSIGNED NOT NULL, tries TINYINT UNSIGNED NOT NULL, percent TINYINT UNSIGNED NOT NULL, is_forced TINYINT UNSIGNED NOT NULL, host VARCHAR(100) NOT NULL, pid INT UNSIGNED NOT NULL, error VARCHAR(500) NOT NULL, at INT UNSIGNED NOT NULL, PRIMARY KEY (attachment_id), KEY state (state, at)';

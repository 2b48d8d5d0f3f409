<?php
/**
 * Transcoding jobs of videos that are done, running or failed (class Transcode_Queue; docs/server-contract.md B.17): a row for each video, and one for
 * attachment 0, which holds the lease on all jobs of the site: one worker runs at a time.
 *
 * `state` is waiting, working, done or failed; `claim` the token of the worker that has it, `claim_until` when the lease expires (Unix time
 * of the database's clock; of the row 0 only). `tries` counts starts; `host` and `pid` are those of a running ffmpeg process.
 */

defined( 'ABSPATH' ) || exit;

return 'attachment_id BIGINT UNSIGNED NOT NULL, state VARCHAR(8) NOT NULL, claim VARCHAR(16) NOT NULL, claim_until INT UNSIGNED NOT NULL, tries TINYINT UNSIGNED NOT NULL, percent TINYINT UNSIGNED NOT NULL, is_forced TINYINT UNSIGNED NOT NULL, host VARCHAR(100) NOT NULL, pid INT UNSIGNED NOT NULL, error VARCHAR(500) NOT NULL, at INT UNSIGNED NOT NULL, PRIMARY KEY (attachment_id), KEY state (state, at)';

<?php
/**
 * Deliveries of campaigns to subscribers (class Deliveries). `at` is the Unix time of the state, `owner` the token of the worker
 * that claimed the row last. `state`: 0 claimed by a worker, 1 sent, 2 failed, to be retried, 3 given up, 4 skipped,
 * 5 handed over to the mail server and not confirmed yet, 6 kept for the weekly email, 7 in the issue of the weekly email that `owner`
 * identifies (class Weekly_Issue).
 */

defined( 'ABSPATH' ) || exit;

return "campaign_id BIGINT UNSIGNED NOT NULL, subscriber_id BIGINT UNSIGNED NOT NULL, state TINYINT UNSIGNED NOT NULL,
	tries TINYINT UNSIGNED NOT NULL DEFAULT 0, at INT UNSIGNED NOT NULL, error VARCHAR(200) NOT NULL DEFAULT '',
	owner VARCHAR(16) NOT NULL DEFAULT '', PRIMARY KEY (campaign_id, subscriber_id), KEY at (at), KEY campaign_state (campaign_id, state),
	KEY state_at (state, at), KEY subscriber_id (subscriber_id)";

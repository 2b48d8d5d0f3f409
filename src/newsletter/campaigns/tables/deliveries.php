<?php
/**
 * Who was sent a mailing (class Deliveries). `state`: 0 claimed by a worker, 1 sent, 2 failed and to be tried
 * again, 3 given up, 4 left out, 5 left for the mail server, whose answer is not noted yet, 6 kept for the weekly
 * e-mail, 7 in the issue of the weekly e-mail that `owner` names (class Weekly_Issue). `at` is the Unix time
 * of the state, `owner` the token of the worker that claimed it last.
 *
 * @package Mainstreet
 */

defined( 'ABSPATH' ) || exit;

return "campaign_id BIGINT UNSIGNED NOT NULL, subscriber_id BIGINT UNSIGNED NOT NULL, state TINYINT UNSIGNED NOT NULL,
	tries TINYINT UNSIGNED NOT NULL DEFAULT 0, at INT UNSIGNED NOT NULL, error VARCHAR(200) NOT NULL DEFAULT '',
	owner VARCHAR(16) NOT NULL DEFAULT '', PRIMARY KEY (campaign_id, subscriber_id), KEY at (at), KEY campaign_state (campaign_id, state),
	KEY state_at (state, at), KEY subscriber_id (subscriber_id)";

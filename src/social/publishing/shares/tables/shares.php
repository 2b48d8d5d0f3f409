<?php
/**
 * Messages to networks (class Shares; docs/server-contract.md B.21), each written before the first call: the guard against doubles.
 *
 * A share is a post at a connection in one round: 0 when the post appeared, from 1 on when it was shared again. It has a message for
 * each `seq`, more than one for a thread; the row with seq 0 stands for the whole: `outcome` (queued, sent, failed; '' in other rows) and
 * `posts`, how many messages it has. `state` is one of Shares'; `message` is JSON (Outgoing_Post); `next_at` is when a message is due, or,
 * while it is being sent, when its worker's claim ends. `turns` only makes processes wait for each other. The connection's service,
 * name and owner stay when the connection goes.
 *
 * With connection 0: a post that is about to be published (class Pending_Share).
 *
 * @package Mainstreet
 */

defined( 'ABSPATH' ) || exit;

return 'id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT, post_id BIGINT UNSIGNED NOT NULL, connection_id BIGINT UNSIGNED NOT NULL, round SMALLINT UNSIGNED NOT NULL, seq SMALLINT UNSIGNED NOT NULL, state VARCHAR(10) NOT NULL, outcome VARCHAR(10) NOT NULL, posts SMALLINT UNSIGNED NOT NULL, service VARCHAR(16) NOT NULL, name VARCHAR(200) NOT NULL, user_id BIGINT UNSIGNED NOT NULL, message_key VARCHAR(64) NOT NULL, message LONGTEXT NOT NULL, remote_id VARCHAR(255) NOT NULL, remote_url VARCHAR(1000) NOT NULL, code VARCHAR(20) NOT NULL, error VARCHAR(500) NOT NULL, tries SMALLINT UNSIGNED NOT NULL, claims SMALLINT UNSIGNED NOT NULL, claim VARCHAR(16) NOT NULL, turns INT UNSIGNED NOT NULL, next_at INT UNSIGNED NOT NULL, at INT UNSIGNED NOT NULL, PRIMARY KEY (id), UNIQUE KEY message (post_id, connection_id, round, seq), KEY due (state, next_at), KEY listed (outcome, id), KEY user_id (user_id)';

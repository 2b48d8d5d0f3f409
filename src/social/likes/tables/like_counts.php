<?php
/**
 * How many likes each post has (class Like_Counts), changed in the transaction that adds or removes them. `changed` is 1 until the next recount
 * has compared the number with the likes.
 *
 * @package Mainstreet
 */

defined( 'ABSPATH' ) || exit;

return 'post_id BIGINT UNSIGNED NOT NULL, n INT NOT NULL, changed TINYINT UNSIGNED NOT NULL DEFAULT 0, PRIMARY KEY (post_id), KEY changed (changed, post_id)';

<?php
/**
 * How many likes each post has (class Like_Counts), changed in the transaction that adds or removes them.
 *
 * @package Mainstreet
 */

defined( 'ABSPATH' ) || exit;

return 'post_id BIGINT UNSIGNED NOT NULL, n INT NOT NULL, PRIMARY KEY (post_id)';

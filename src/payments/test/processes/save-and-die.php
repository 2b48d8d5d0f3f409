<?php
/**
 * Saves a post, and ends before anybody hears of it.
 *
 * @package Mainstreet
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'post_updated',
	static function () {
		posix_kill( getmypid(), SIGKILL );
	},
	-100
);
add_action(
	'edit_post',
	static function () {
		posix_kill( getmypid(), SIGKILL );
	},
	-100
);
wp_update_post(
	array(
		'ID'           => $values['post'],
		'post_content' => wp_slash( $values['content'] ),
	)
);
